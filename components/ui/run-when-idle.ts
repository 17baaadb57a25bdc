/**
 * Calls back once the page has loaded and the browser is idle.
 *
 * @returns a function that cancels it
 */
export function runWhenIdle(callBack: () => void): () => void {
  let isGivenUp = false;
  const proceed = () => {
    if (isGivenUp) return;
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) window.requestIdleCallback(callBack);
    else setTimeout(callBack);
  };
  if (document.readyState === "complete") proceed();
  else window.addEventListener("load", proceed, { once: true });
  return () => {
    isGivenUp = true;
  };
}
