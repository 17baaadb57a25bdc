/**
 * Calls back when a visitor returns to the page, since another tab may have signed in or out.
 *
 * @returns a function that stops listening
 */
export function onReturnToPage(listener: () => void): () => void {
  const listening = new AbortController();
  for (const event of ["focus", "pageshow"]) {
    window.addEventListener(event, listener, { signal: listening.signal });
  }
  return () => listening.abort();
}
