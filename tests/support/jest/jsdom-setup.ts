import "@testing-library/jest-dom";
import { addItems } from "@/components/added-popup/add-to-cart";
import { recordEarlyClicks } from "@/components/head-script/early-clicks";
import { watchForScriptFailure } from "@/components/head-script/script-failure";
import { en } from "@/lib/copy";
import { addDialogMethods } from "@/tests/support/jest/dialog-methods";

addDialogMethods();
// jsdom has no layout, and logs an error when asked to scroll.
if (typeof window !== "undefined") {
  window.scrollTo = () => undefined;
  // Nor does it paint: a frame ends at once.
  window.requestAnimationFrame = (paint) => window.setTimeout(() => paint(performance.now()));
  // As in the built style sheet, so that roles and names are the same as in a browser.
  const style = document.createElement("style");
  style.textContent = ".hidden { display: none }";
  document.head.append(style);
  // The scripts that are served with the page.
  const clicks = recordEarlyClicks();
  watchForScriptFailure(clicks);
  const { title, empty: text, close } = en.shop.cart;
  addItems(clicks, { emptyCart: { title, text, close } });
}
