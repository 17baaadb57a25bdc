/** How often to check whether the popup is still open. */
const pollMilliseconds = 250;

/** How long a popup that looks closed may still report its result, as the specification has it. */
const graceMilliseconds = 8000;

/**
 * Calls back when a popup has looked closed for so long that no result is to be expected.
 *
 * @returns a function that stops watching
 */
export function watchClosing(popup: Window, giveUp: () => void): () => void {
  let grace: ReturnType<typeof setTimeout> | undefined;
  const poll = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(poll);
    grace = setTimeout(giveUp, graceMilliseconds);
  }, pollMilliseconds);
  return () => {
    clearInterval(poll);
    clearTimeout(grace);
  };
}
