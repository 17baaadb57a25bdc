const mark = { isOwnReload: true };

/**
 * Whether the shop itself has loaded this page anew. The state of a history entry outlives a reload;
 * it is nothing that a page stores, and no other site can write it. To be asked before the router
 * writes its own state: the script in the head does, and keeps the answer.
 */
export function isOwnReload(): boolean {
  return "isOwnReload" in Object(history.state);
}

/** Loads the page anew, at that address, and marks it, so that it does not do so again. */
export function reloadOnce(address: string): void {
  // Not by the router's replaceState: the page would follow, and stumble over what is missing.
  History.prototype.replaceState.call(history, mark, "", address);
  location.reload();
}
