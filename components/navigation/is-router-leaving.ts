let isLeaving = false;

/**
 * Notes that the router has begun to load a page in full. It then waits for this page to go and leads
 * nowhere any more, also where someone chooses to stay: from then on links load their pages in full.
 */
export function noteRouterLeaves(): void {
  isLeaving = true;
  // Back has brought the page back as it was, and the router has heard of it.
  window.addEventListener("pageshow", () => (isLeaving = false), { once: true });
}

/** Whether the router leads nowhere any more. */
export function isRouterLeaving(): boolean {
  return isLeaving;
}
