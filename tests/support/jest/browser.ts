import { configure } from "@testing-library/dom";
import "@testing-library/jest-dom";
import { changeState, enterPage } from "@/components/visit/store";
import { emptyState } from "@/lib/order/state";

// Only to end what is wrong: a slow machine has to pass as well.
configure({ asyncUtilTimeout: 20_000 });

// Stand-ins for what components use and jsdom lacks.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

// The rules of the style sheet that hide elements, so that queries by role find the same ones as in a browser.
const style = document.createElement("style");
style.textContent = ".hidden, :empty[class~='empty:hidden'] { display: none }";
document.head.append(style);

// In a browser React comes after the bridge. Each test begins with an empty store.
window.endBridge = () => (window.endBridge = undefined);
enterPage();
beforeEach(() => changeState(() => emptyState));
