/** What the recorder of the first tap has seen; times are milliseconds since the page began. */
interface FirstTap {
  /** The middle of the button, once it has been painted. */
  spot?: { readonly x: number; readonly y: number; readonly painted: number };
  tapped?: number;
  /** When the frame with its popup was ready, and the one with the cart. */
  popup?: number;
  cart?: number;
}

declare global {
  interface Window {
    firstTap?: FirstTap;
  }
}

/**
 * Runs in the page before anything else of it: waits for the picture of the first Add to Cart,
 * then for the popup that a tap on it opens, and for the cart after it. Refers to nothing outside
 * of itself.
 */
export function recordFirstTap(): void {
  const record: FirstTap = {};
  window.firstTap = record;

  function look() {
    const button = document.querySelector("main article button");
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    if (!button || !isPainted) {
      requestAnimationFrame(look);
      return;
    }
    button.scrollIntoView({ block: "center", behavior: "instant" });
    requestAnimationFrame(() => setTimeout(() => expectTap(button)));
  }

  function expectTap(button: Element) {
    const { left, top, width, height } = button.getBoundingClientRect();
    const tap = (event: Event) => (record.tapped = event.timeStamp);
    window.addEventListener("pointerup", tap, { capture: true, once: true });
    new MutationObserver(() => {
      const open = document.querySelector("dialog[open]");
      if (record.tapped === undefined || !open) return;
      const what = open.id === "added-popup" ? "popup" : "cart";
      requestAnimationFrame(() => setTimeout(() => (record[what] ??= performance.now())));
    }).observe(document, { subtree: true, attributes: true, childList: true });
    record.spot = { x: left + width / 2, y: top + height / 2, painted: performance.now() };
  }

  requestAnimationFrame(look);
}
