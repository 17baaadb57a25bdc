/** Pixels, as the specification has it. */
const width = 500;
const height = 600;

/** Opens a blank window in the middle of the shop's window; undefined if the browser blocks it. */
export function openSignInWindow(): Window | undefined {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  const popup = window.open("", "_blank", features);
  return popup && !popup.closed ? popup : undefined;
}
