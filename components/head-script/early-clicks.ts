import type { EarlyClick, EarlyClicks } from "@/components/head-script/early-clicks-types";
import { actionOf, showBusy } from "@/components/head-script/tapped-element-busy-state";
import { isOwnReload, reloadOnce } from "@/components/navigation/reload-loop-guard";

/** Browsers before 2025 may lack popovers, and with them the method. */
type Popover = Element & { readonly hidePopover?: () => void };

/**
 * Runs in the head of every page, before all other scripts. Passes clicks on elements with
 * `data-early-click` to their handlers. A click whose handler has not loaded yet is acknowledged and
 * queued.
 *
 * `<html data-scripts>` is "loading" until the page has hydrated, then "running". Without the attribute the
 * page looks and works as without JavaScript: forms and links lead to WhatsApp and to the phone. It
 * is removed if a script fails to load or to parse, or if the page has not hydrated 30 s after its
 * load event or 60 s after its start; items that were added are then ordered in the chat. A page
 * that hydrates later sets it again.
 *
 * If a script does not load and nothing was clicked, the page is reloaded once; the mark in its
 * history entry (see `isOwnReload`) prevents a loop. After that, `<html data-failed>` shows a
 * message with a Reload button (`data-reload`).
 */
export function recordEarlyClicks(): void {
  // The page's scripts need both. Browsers without them show the page as without JavaScript.
  if (!("hasOwn" in Object && "HTMLDialogElement" in window)) return;

  const wasReloaded = isOwnReload();
  const dataset = document.documentElement.dataset;
  const queue: EarlyClick[] = [];
  const added: string[] = [];
  const handlers: EarlyClicks["handlers"] = new Map();
  // When a visitor leaves, Firefox and WebKit report an error for each script that is still loading.
  // The listener is removed later, because it keeps the page out of the back/forward cache.
  let isLeaving = false;
  const onLeave = () => {
    isLeaving = true;
  };
  addEventListener("beforeunload", onLeave);
  const stopWatching = () => removeEventListener("beforeunload", onLeave);
  const shared: EarlyClicks = {
    isOwnReload: wasReloaded,
    queue,
    added,
    handlers,
    stopWatching,
    handle,
  };
  window.earlyClicks = shared;
  dataset.scripts = "loading";
  const isRunning = () => handlers.has("page");

  function handle(tap: EarlyClick): void {
    const handler = handlers.get(actionOf(tap));
    if (handler) {
      handler(tap);
      return;
    }
    // A repeated tap is queued only if another size was selected in between.
    if (queue.some(({ id, choice }) => id === tap.id && choice === tap.choice)) return;
    queue.push(tap);
    showBusy(tap, true);
  }

  function giveUp() {
    if (isRunning() || dataset.scripts === undefined) return;
    delete dataset.scripts;
    for (const tap of queue.splice(0)) showBusy(tap, false);
    shared.addedItems?.order();
  }

  function fail() {
    if (isRunning() || isLeaving) return;
    if (queue.length + added.length === 0 && !wasReloaded && navigator.onLine) {
      reloadOnce(location.href);
      return;
    }
    dataset.failed = "";
    giveUp();
  }

  function onClick(event: Event) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest("[data-reload]")) location.reload();
    // Choosing an entry closes the menu.
    target.closest("a, button")?.closest<Popover>("[popover]")?.hidePopover?.();
    const element = target.closest<HTMLButtonElement>("[data-early-click]");
    const id = element?.dataset.earlyClick;
    // The browser handles buttons with `command` itself.
    if (!element || !id || element.command || dataset.scripts === undefined) return;
    // React replays some clicks itself after hydration.
    event.preventDefault();
    event.stopImmediatePropagation();
    handle({ id, choice: element.form?.querySelector("select")?.selectedIndex ?? -1 });
  }

  // On the document: `runAfterPaint` and others stop clicks earlier, on the window.
  document.addEventListener("click", onClick, true);
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
