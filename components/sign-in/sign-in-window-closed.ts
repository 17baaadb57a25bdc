/** How often the page looks whether the popup is still open, in milliseconds. */
const closedPollTime = 250;

/** How long a popup that looks closed may still deliver its result, in milliseconds. */
const closedGraceTime = 8000;

/**
 * Calls back when a popup has looked closed for so long that no result will come of it.
 *
 * @returns how to end it
 */
export function watchClosing(popup: Window, giveUp: () => void): () => void {
  let grace: ReturnType<typeof setTimeout> | undefined;
  const poll = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(poll);
    grace = setTimeout(giveUp, closedGraceTime);
  }, closedPollTime);
  return () => {
    clearInterval(poll);
    clearTimeout(grace);
  };
}
