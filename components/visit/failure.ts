import { showAsWithoutScripts } from "@/components/visit/dialog";
import { loadVisit, reload } from "@/components/visit/storage";

/** Handles scripts of the shop that fail, until React has come, which aborts the signal. */
export function watchScripts(wasReloaded: boolean, signal: AbortSignal): void {
  async function handleFailure() {
    const isOver = () => signal.aborted || loadVisit().endedBy !== "phone";
    if (isOver()) return;
    const answer = await fetch("", { method: "HEAD" }).catch(() => undefined);
    if (isOver()) return;
    const fields = [...document.querySelectorAll<HTMLInputElement>(":read-write")];
    const isTyped = fields.some(({ value }) => value);
    if (answer && !wasReloaded && !isTyped) reload();
    else showAsWithoutScripts();
  }

  function onError({ target, filename }: ErrorEvent) {
    // In Firefox, scripts also fail because the visitor leaves the page, which is known a little later.
    const pauseMilliseconds = 1000;
    const isScript = target instanceof Element;
    // Not the scripts that browser extensions and carriers insert into pages.
    if (isScript && target.matches('script[src^="/_next/"]'))
      setTimeout(() => void handleFailure(), pauseMilliseconds);
    // The browser is too old to run it.
    if (!isScript && filename.includes("/_next/")) showAsWithoutScripts();
  }

  const longestMilliseconds = 120_000;
  setTimeout(() => void handleFailure(), longestMilliseconds);
  // The event does not bubble: `capture` hears it on its way to the script.
  addEventListener("error", onError, { capture: true, signal });
}
