const mark = { isOwnReload: true };

/**
 * Whether the shop itself has reloaded this page: the state of a history entry survives a reload, and
 * no other site can write it. To be called before the router overwrites that state; the script in
 * the head does so and keeps the result.
 */
export function isOwnReload(): boolean {
  return "isOwnReload" in Object(history.state);
}

/** Reloads the page at this address, and marks its history entry, so that it does not reload again. */
export function reloadOnce(address: string): void {
  // The router patches `history.replaceState`, and would navigate to a page whose script is missing.
  History.prototype.replaceState.call(history, mark, "", address);
  location.reload();
}
