/** Undoes what going back does at an address with a fragment: it scrolls to that section and moves the focus. */
export function keepScrollAndFocus(): void {
  const { scrollX: left, scrollY: top } = window;
  // The popup returns the focus first, then the browser takes it, then the page is painted.
  queueMicrotask(() => {
    const focused = document.activeElement;
    requestAnimationFrame(() => {
      scrollTo({ left, top, behavior: "instant" });
      const isLost = document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    });
  });
}
