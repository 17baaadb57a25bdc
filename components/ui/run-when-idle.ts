/** Calls back once the page is usable: loaded, with nothing to do. Returns how to give that up. */
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
