import { configure } from "@testing-library/dom";
import "@testing-library/jest-dom";
import { startVisit } from "@/components/visit/start";
import { emptyVisit } from "@/lib/order/visit";

// Ends what hangs, and says nothing of how fast a machine is.
configure({ asyncUtilTimeout: 60_000 });

// What jsdom lacks, as far as components use it.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
window.scrollTo = () => undefined;
performance.getEntriesByType = () => [];
// Nothing has a size here.
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// As in the built style sheet, so that roles and names are the same as in a browser.
const style = document.createElement("style");
style.textContent = ".hidden, :empty[class~='empty:hidden'] { display: none }";
document.head.append(style);

// The script in the head of every page. Each test has a visit of its own.
window.visit = startVisit();
beforeEach(() => window.visit?.change(() => emptyVisit));
