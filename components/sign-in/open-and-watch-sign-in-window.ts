/** Pixels, as the specification has it. */
const width = 500;
const height = 600;

/** How often to check whether the popup is still open. */
const pollMilliseconds = 250;

/** How long a popup that looks closed may still report its result, as the specification has it. */
const graceMilliseconds = 8000;

/** Opens a blank popup in the middle of the shop's window; undefined if the browser blocks it. */
export function openSignInPopup(): Window | undefined {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  const popup = window.open("", "_blank", features);
  return popup && !popup.closed ? popup : undefined;
}

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
