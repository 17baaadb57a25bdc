let isLeaving = false;

/**
 * Notes that the router has started a full page load. It then waits for this page to unload and ignores
 * further navigations, even if the visitor chooses to stay: links have to load their pages in full.
 */
export function noteRouterLeaves(): void {
  isLeaving = true;
  // Restored from the back/forward cache: the router works again.
  window.addEventListener("pageshow", () => (isLeaving = false), { once: true });
}

/** Whether the router ignores navigations. */
export function isRouterLeaving(): boolean {
  return isLeaving;
}
