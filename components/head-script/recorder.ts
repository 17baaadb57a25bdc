import { isOwnReload, reloadOnce } from "@/components/navigation/own-reload";

/** A tap on an element with `data-early-click`, made before that element's component could answer. */
export interface EarlyClick {
  /** The value of `data-early-click`: ids, since hydration may replace the element itself. */
  readonly id: string;
  /** The option that was chosen in the element's form at the moment of the tap; -1 without one. */
  readonly choice: number;
}

/** What the script in the head and the components share: `window.earlyClicks`. */
export interface EarlyClicks {
  /** Whether the shop itself has loaded this page anew. */
  readonly isOwnReload: boolean;
  readonly kept: EarlyClick[];
  /** The components that answer by themselves, by the ids of their elements. */
  readonly answering: Map<string, (choice: number) => void>;
  /** Ends the watch for someone who leaves before the page runs by its scripts. */
  readonly stopWatching?: () => void;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/**
 * What the script in the head of every page does: until the page's own scripts run it keeps the taps
 * that need them, and acknowledges them.
 *
 * `<html data-scripts>` says that scripts run or are on their way. Without it the page looks and
 * works as without JavaScript: forms and links lead to WhatsApp and to the phone. It is taken back
 * when a script fails to load or to parse, 30 s after everything was loaded, and 60 s after the
 * start at the latest. The first kept form is then sent as it stands. A page that comes alive
 * later still sets it again.
 *
 * Where a script of the page does not load and nothing was tapped, the page is loaded once more;
 * the mark in the history entry (see `isOwnReload`) prevents a third time. `<html data-failed>`
 * then shows what happened, and the button with `data-reload`.
 */
export function recordEarlyClicks(): void {
  // What the bundle needs and the oldest browsers lack; they get the page without scripts.
  if (!("hasOwn" in Object) || !("HTMLDialogElement" in window)) return;

  const wasReloaded = isOwnReload();
  const page = document.documentElement.dataset;
  const kept: EarlyClick[] = [];
  const answering: EarlyClicks["answering"] = new Map();
  // Firefox and WebKit break off what is being fetched when someone leaves, and call that an error.
  // A page that goes on listening would not be kept for Back.
  let isGoing = false;
  const go = () => {
    isGoing = true;
  };
  addEventListener("beforeunload", go);
  const stopWatching = () => removeEventListener("beforeunload", go);
  window.earlyClicks = { isOwnReload: wasReloaded, kept, answering, stopWatching };
  page.scripts = "";

  function giveUp() {
    if (answering.size > 0 || page.scripts === undefined) return;
    delete page.scripts;
    let form: HTMLFormElement | null = null;
    for (const { id, choice } of kept.splice(0)) {
      const element = document.querySelector(`[data-early-click="${id}"]`);
      element?.removeAttribute("aria-busy");
      const select = element?.closest("form")?.querySelector("select");
      if (form || !select) continue;
      select.selectedIndex = choice;
      form = select.form;
    }
    form?.submit();
  }

  function fail() {
    if (answering.size > 0 || isGoing) return;
    if (kept.length === 0 && !wasReloaded && navigator.onLine) {
      reloadOnce(location.href);
      return;
    }
    page.failed = "";
    giveUp();
  }

  function keep(event: Event) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest("[data-reload]")) location.reload();
    const element = target.closest<HTMLElement>("[data-early-click]");
    const id = element?.dataset.earlyClick;
    if (!element || !id || answering.has(id) || page.scripts === undefined) return;
    // Nobody else must see it: React answers some taps of its own while it hydrates.
    event.preventDefault();
    event.stopImmediatePropagation();
    const choice = element.closest("form")?.querySelector("select")?.selectedIndex ?? -1;
    // A second tap on what is being done asks for the same; with another size it does not.
    if (!kept.some((tap) => tap.id === id && tap.choice === choice)) kept.push({ id, choice });
    element.setAttribute("aria-busy", "true");
    const status = document.querySelector(".tap-status");
    if (status) status.textContent = element.dataset.earlyClickStatus ?? "";
  }

  addEventListener("click", keep, true);
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
