let isPending = false;

/**
 * Notes that the router has started a hard navigation: a full page load. It then waits for this page to
 * unload and ignores all further navigations, even if the visitor chooses to stay.
 */
export function noteHardNavigation(): void {
  isPending = true;
  // Restored from the back/forward cache: the router works again.
  window.addEventListener("pageshow", () => (isPending = false), { once: true });
}

/** Whether the router ignores navigations, so that links have to load their pages in full. */
export function isHardNavigationPending(): boolean {
  return isPending;
}
