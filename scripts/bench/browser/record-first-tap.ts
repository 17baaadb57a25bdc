/** What the recorder of the first tap has measured, in milliseconds since navigation start. */
interface FirstTap {
  /** The centre of the button, and when it was painted. */
  spot?: { readonly x: number; readonly y: number; readonly painted: number };
  tapped?: number;
  /** When the frames with the popup and with the cart were ready. */
  popup?: number;
  cart?: number;
}

declare global {
  interface Window {
    firstTap?: FirstTap;
  }
}

/**
 * Runs in the page before its own scripts: waits until the first Add to Cart is painted, then for the
 * popup that a tap opens, and for the cart. Must not refer to anything outside, since it is serialized.
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
