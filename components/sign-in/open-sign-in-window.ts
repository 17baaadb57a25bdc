/** Opens a blank window of 500 by 600 in the middle of the shop's; undefined where that is blocked. */
export function openSignInWindow(): Window | undefined {
  const left = Math.round(window.screenX + (window.outerWidth - 500) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - 600) / 2);
  const popup = window.open("", "_blank", `popup,width=500,height=600,left=${left},top=${top}`);
  return popup && !popup.closed ? popup : undefined;
}
