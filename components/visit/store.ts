import { popupEntry } from "@/components/visit/entry";
import { handoverKey, handOver, takeOver, type Leaving } from "@/components/visit/handover";
import type { Marked, Marks } from "@/components/visit/protocol";
import { addItems, emptyVisit, openPopup, orderedIds, type Change } from "@/lib/order/visit";

declare global {
  interface Window {
    /** Undefined in browsers that show the page as without scripts. */
    visit?: ReturnType<typeof startVisit>;
  }
}

/** The event of the window that tells of each change. */
export const visitEvent = "visit";

/** What has not loaded after this time, in milliseconds, counts as failed. */
const longestLoading = 120_000;

/** How long a page waits, in ms, before it reloads: in Firefox scripts also fail because the visitor leaves it. */
const pause = 1000;

/** How long a double click takes, in milliseconds. */
const doubleClick = 400;

/**
 * Starts the visit of a page, in its head: counts taps, opens popups and keeps the cart, before React
 * comes and after. React subscribes to it.
 */
export function startVisit() {
  const { dataset }: { dataset: DOMStringMap & Marks } = document.documentElement;
  const handed = takeOver(emptyVisit);
  const isReload = performance
    .getEntriesByType("navigation")
    .some((load) => "type" in load && load.type === "reload");
  // The visitor's own reload empties the cart: by a copy, which is handed over, so that pages that Back shows are empty, too.
  let visit =
    isReload && handed.leaving === "unload" ? Object.assign({}, emptyVisit) : handed.visit;
  let leaving: Leaving | undefined;
  let isHydrated = false;
  let drawn: HTMLDialogElement | null = null;
  let drawnAt = 0;
  const close = () => change(openPopup("none"));
  /** Shows the page as without scripts, and says why. */
  const giveUp = () => void (dataset.failed = "");
  const entry = popupEntry(close);

  function change(by: Change): void {
    visit = by(visit);
    draw();
    dispatchEvent(new Event(visitEvent));
  }

  /** Shows the dialog of the open popup, if it can be shown yet, and closes any other. */
  function draw(): void {
    const { popup } = visit;
    const shown = document.querySelector<HTMLDialogElement>("[data-popup][open]" satisfies Marked);
    const wanted = document.querySelector<HTMLDialogElement>(
      `[data-popup~=${popup}]` satisfies Marked,
    );
    // Pages without goods have no popups of the order: there it waits for one that has.
    const isOpen =
      popup !== "none" &&
      (wanted !== null || document.querySelector("[data-count]" satisfies Marked) !== null);
    // Closed before the next one opens: a dialog that closes gives the focus back to what had it when it opened.
    if (shown && shown !== wanted) shown.close();
    // Once only: a dialog that is not open now the visitor has just closed, and the visit is about to hear of it.
    if (wanted !== drawn) {
      drawn = wanted;
      drawnAt = performance.now();
      try {
        if (wanted) wanted.showModal();
        document.querySelector<HTMLElement>("[data-popup][open] h2")?.focus();
      } catch {
        // It is tried again once React has come.
        drawn = null;
        giveUp();
      }
    }
    entry.show(isOpen);
    write("awaited", isOpen && !wanted ? dataset.waiting : "");
    if (!isHydrated) write("count", String(orderedIds(visit).length || ""));
  }

  function onClick(event: MouseEvent): void {
    const { detail, target, timeStamp } = event;
    if (!(target instanceof Element)) return;
    // The second click of a double click is not meant for what the first has brought to this place.
    if (detail > 1 && timeStamp - drawnAt < doubleClick) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // Choosing an entry closes the menu.
    target.closest<HTMLElement>("[popover]")?.hidePopover();
    const button = target.closest<HTMLButtonElement>("[data-visit]" satisfies Marked);
    if (!button) return;
    const { visit: action }: Marks = button.dataset;
    if (action === "reload") reload();
    if ("failed" in dataset) return;
    event.preventDefault();
    // Not all browsers focus a button that is tapped, and a popup that closes returns the focus.
    button.focus();
    if (action === "add") addSelected(button);
    else change(openPopup(action === "cart" || action === "contact" ? action : "none"));
  }

  function addSelected({ form }: HTMLButtonElement): void {
    const { id, name }: Marks = form?.querySelector<HTMLElement>(":checked")?.dataset ?? {};
    if (!id) return;
    write("added", name);
    change(addItems(id));
    change(openPopup("added"));
  }

  /** Takes back what was left; the cart may be from another page in this tab, which was there meanwhile. */
  function takeBack(): void {
    change(() => takeOver(visit).visit);
  }

  /** Reloads the page with the cart. */
  function reload(): void {
    leaving = "reload";
    location.reload();
  }

  /** Reloads the page, unless it has done so or what is typed, in whatever field, would be lost. */
  function retry(): void {
    const fields = document.querySelectorAll<HTMLInputElement>(":read-write");
    const draft = { value: Object.values(visit.draft).join("") };
    if (handed.leaving === "reload" || [draft, ...fields].some(({ value }) => value)) giveUp();
    else reload();
  }

  function fail(): void {
    setTimeout(() => {
      if (!leaving && !("failed" in dataset)) fetch("", { method: "HEAD" }).then(retry, giveUp);
    }, pause);
  }

  const timer = setTimeout(fail, longestLoading);

  // The events of a page, in the order in which they come.

  // All dialogs are there: a popup that was handed over, or tapped early, opens now.
  addEventListener("DOMContentLoaded", draw);

  // A script has failed: the page will not come to life, or not all of it. `hydrated` is called if it does.
  addEventListener(
    "error",
    ({ target, filename }) => {
      // Not the scripts that browser extensions and carriers insert into pages.
      if (target instanceof Element) {
        if (target.matches('script[src^="/_next/"]')) fail();
      } else if (!isHydrated && filename.includes("/_next/")) {
        // The browser is too old for what the script says.
        giveUp();
      }
    },
    true,
  );

  // From the first paint on, and before React hears of it: a tap counts once, and is answered at once.
  addEventListener("click", onClick, true);

  // Escape, or a tap outside, has closed the dialog, and the visit does not know yet.
  addEventListener(
    "close",
    ({ target }) => {
      if (drawn && drawn === target && !drawn.open) close();
    },
    true,
  );

  document.addEventListener("visibilitychange", () => {
    // If hidden, the phone may drop the page behind another app without a further event; visible again, it has not.
    if (document.visibilityState === "visible") takeBack();
    // A page that goes is hidden after its pagehide, and must not hand over again.
    else if (!leaving) handOver(visit, "hide");
  });

  // The page goes, and the next one in this tab takes the cart over.
  addEventListener("pagehide", () => handOver(visit, (leaving ??= "unload")));

  // Back shows a page as it was left, `persisted`; another page may have changed the cart since.
  addEventListener("pageshow", ({ persisted }) => {
    leaving = undefined;
    if (persisted) takeBack();
  });

  // Of another document in this tab: some browsers show such a page before that one hands over.
  addEventListener("storage", ({ key }) => {
    if (key === handoverKey) takeBack();
  });

  return {
    read: () => visit,
    change,
    draw,
    /** To be called when React has hydrated the page. */
    hydrated() {
      isHydrated = true;
      delete dataset.failed;
      clearTimeout(timer);
      // Gives up again where popups cannot open.
      draw();
    },
    routed: entry.routed,
  };
}

/** Writes a text where React leaves the served text alone. */
function write(place: "added" | "awaited" | "count", text = ""): void {
  const element = document.querySelector(`[data-${place}]` satisfies Marked);
  if (element) element.textContent = text;
}
