/** Calls back once the page has loaded and the browser is idle. */
export function runWhenIdle(callBack: () => void): void {
  const proceed = () => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) window.requestIdleCallback(callBack);
    else setTimeout(callBack);
  };
  if (document.readyState === "complete") proceed();
  else window.addEventListener("load", proceed, { once: true });
}
