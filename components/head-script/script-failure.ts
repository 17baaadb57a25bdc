import type { EarlyClicks } from "@/components/head-script/early-clicks-types";
import { showBusy } from "@/components/head-script/tapped-element-busy-state";
import { reloadOnce } from "@/components/navigation/reload-loop-guard";

/**
 * Watches for scripts of the page that do not load, or do not hydrate it.
 *
 * If a script does not load and nothing was clicked, the page is reloaded once; the mark in its
 * history entry (see `isOwnReload`) prevents a loop. After that, `<html data-failed>` shows a
 * message with a Reload button (`data-reload`).
 *
 * `<html data-scripts>` is removed if a script fails to load or to parse, or if the page has not hydrated
 * 30 s after its load event or 60 s after its start; items that were added are then ordered in the
 * chat. A page that hydrates later sets it again.
 */
export function watchForScriptFailure(clicks: EarlyClicks): void {
  const { queue, added, handlers } = clicks;
  const { dataset } = document.documentElement;
  // When a visitor leaves, Firefox and WebKit report an error for each script that is still loading.
  // `useEarlyClicks` removes the listener, because it keeps the page out of the back/forward cache.
  let isLeaving = false;
  // A link to the phone asks, too, and then stays.
  window.onbeforeunload = () => {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), 5000);
  };

  // The handler of "page" stands for a page that has hydrated.
  function giveUp(): void {
    if (handlers.has("page") || !dataset.scripts) return;
    delete dataset.scripts;
    for (const tap of queue.splice(0)) showBusy(tap, false);
    clicks.addedItems?.order();
  }

  function fail(): void {
    if (handlers.has("page") || isLeaving) return;
    if (queue.length + added.length === 0 && !clicks.isOwnReload && navigator.onLine) {
      reloadOnce(location.href);
      return;
    }
    dataset.failed = "";
    giveUp();
  }

  addEventListener(
    "error",
    ({ target, error, filename }) => {
      const isScript = target instanceof HTMLScriptElement;
      // Pictures fire this event, too.
      if (!isScript && !(error instanceof SyntaxError)) return;
      const source = isScript ? target.src : filename;
      // Not the scripts that browser extensions and carriers insert into pages.
      if (!source.startsWith(`${location.origin}/_next/`)) return;
      if (isScript) fail();
      else giveUp();
    },
    true,
  );
  setTimeout(giveUp, 60_000);
  // Leaves time for scripts for which the load event does not wait.
  addEventListener("load", () => setTimeout(giveUp, 30_000));
}
