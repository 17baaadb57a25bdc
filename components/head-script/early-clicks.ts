import type { EarlyClick, EarlyClicks } from "@/components/head-script/early-clicks-types";
import { actionOf, showWait } from "@/components/head-script/tapped-element-busy-state";
import { isOwnReload, reloadOnce } from "@/components/navigation/reload-loop-guard";

/** Browsers before 2025 may lack the method, and open nothing by it. */
type Popover = Element & { readonly hidePopover?: () => void };

/**
 * What the script in the head of every page does: it carries out taps on elements with
 * `data-early-click`. Until what carries them out is there, it keeps them, and acknowledges them.
 *
 * `<html data-scripts>` says that scripts run ("running") or are on their way ("loading"). Without it the page looks and
 * works as without JavaScript: forms and links lead to WhatsApp and to the phone. It is taken back
 * when a script fails to load or to parse, 30 s after everything was loaded, and 60 s after the
 * start at the latest. What was to be added to the cart is then ordered in the chat. A page that
 * comes alive later still sets it again.
 *
 * Where a script of the page does not load and nothing was tapped, the page is loaded once more;
 * the mark in the history entry (see `isOwnReload`) prevents a third time. `<html data-failed>`
 * then shows what happened, and the button with `data-reload`.
 */
export function recordEarlyClicks(): void {
  // What the bundle needs and the oldest browsers lack; they get the page without scripts.
  if (!("hasOwn" in Object && "HTMLDialogElement" in window)) return;

  const wasReloaded = isOwnReload();
  const page = document.documentElement.dataset;
  const kept: EarlyClick[] = [];
  const added: string[] = [];
  const answering: EarlyClicks["answering"] = new Map();
  // Firefox and WebKit break off what is being fetched when someone leaves, and call that an error.
  // A page that goes on listening would not be kept for Back.
  let isGoing = false;
  const go = () => {
    isGoing = true;
  };
  addEventListener("beforeunload", go);
  const stopWatching = () => removeEventListener("beforeunload", go);
  const shared: EarlyClicks = {
    isOwnReload: wasReloaded,
    kept,
    added,
    answering,
    stopWatching,
    ask,
  };
  window.earlyClicks = shared;
  page.scripts = "loading";
  const isRunning = () => answering.has("page");

  function ask(tap: EarlyClick): void {
    const carryOut = answering.get(actionOf(tap));
    if (carryOut) {
      carryOut(tap);
      return;
    }
    // A second tap on what is being done asks for the same; with another size it does not.
    if (kept.some(({ id, choice }) => id === tap.id && choice === tap.choice)) return;
    kept.push(tap);
    showWait(tap, true);
  }

  function giveUp() {
    if (isRunning() || page.scripts === undefined) return;
    delete page.scripts;
    for (const tap of kept.splice(0)) showWait(tap, false);
    shared.addedItems?.order();
  }

  function fail() {
    if (isRunning() || isGoing) return;
    if (kept.length + added.length === 0 && !wasReloaded && navigator.onLine) {
      reloadOnce(location.href);
      return;
    }
    page.failed = "";
    giveUp();
  }

  function onClick(event: Event) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest("[data-reload]")) location.reload();
    // A menu is closed by what is chosen in it.
    target.closest("a, button")?.closest<Popover>("[popover]")?.hidePopover?.();
    const element = target.closest<HTMLButtonElement>("[data-early-click]");
    const id = element?.dataset.earlyClick;
    // What the browser itself carries out is left to it.
    if (!element || !id || element.command || page.scripts === undefined) return;
    // Nobody else must see it: React answers some taps of its own while it hydrates.
    event.preventDefault();
    event.stopImmediatePropagation();
    ask({ id, choice: element.form?.querySelector("select")?.selectedIndex ?? -1 });
  }

  // After what is to keep taps from everyone, which listens on the window.
  document.addEventListener("click", onClick, true);
  addEventListener(
    "error",
    ({ target, error, filename }) => {
      const isScript = target instanceof HTMLScriptElement;
      // Pictures fail as well.
      if (!isScript && !(error instanceof SyntaxError)) return;
      const source = isScript ? target.src : filename;
      // Browsers and carriers put scripts of their own into pages; what becomes of those is theirs.
      if (!source.startsWith(`${location.origin}/_next/`)) return;
      if (isScript) fail();
      else giveUp();
    },
    true,
  );
  setTimeout(giveUp, 60_000);
  // Time enough for scripts of a browser that does not wait for them.
  addEventListener("load", () => setTimeout(giveUp, 30_000));
}
