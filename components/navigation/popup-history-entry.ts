/** The history entry that an open popup owns, so that Back closes it instead of leaving the page. */
export interface PopupEntry {
  /**
   * Lets Back close a popup that has just opened, and closes the one before it.
   *
   * @returns to be called when the popup is closed otherwise: its entry is left then
   */
  readonly open: (close: () => void) => () => void;
  /** Makes the entry by a push of the caller's own, before its popup opens. */
  readonly enter: (push: () => void) => void;
  /** The address of the page below; undefined while no popup has an entry. */
  readonly pageAddress: () => string | undefined;
  /** Notes the state by which the router knows the entry that is open. */
  readonly adopt: () => void;
}

let own: PopupEntry | undefined;

/** The one of this page: several scripts show popups. */
export function popupEntry(): PopupEntry {
  const { earlyClicks } = window;
  if (earlyClicks) return (earlyClicks.popupEntry ??= createPopupEntry());
  return (own ??= createPopupEntry());
}

/**
 * Web views turn the phone's back gesture into history.back(), so an open popup owns one history
 * entry. Traversal is asynchronous: a popup that opens while the last one's entry is still being left
 * waits for it, otherwise the browser would step back over the wrong entry.
 */
function createPopupEntry(): PopupEntry {
  let closeShown: (() => void) | undefined;
  /** The entry, as long as there is one; `page` is the address of the page below. */
  let entry: { readonly page: string; isLeaving?: true } | undefined;
  let routerState: unknown;

  function enter(push: () => void): void {
    // Captured, to come before the router's own listener; Chromium goes by which was there first.
    addEventListener("popstate", onPopState, true);
    // The page stays where it was scrolled to when the entry is left again.
    history.scrollRestoration = "manual";
    entry = { page: location.href };
    push();
  }

  function settle(): void {
    if (entry?.isLeaving) return;
    if (closeShown && !entry) {
      enter(() => history.pushState(null, ""));
    } else if (!closeShown && entry) {
      entry.isLeaving = true;
      history.back();
    }
  }

  function onPopState(event: PopStateEvent): void {
    if (!entry) return;
    const { page, isLeaving } = entry;
    const isSamePage = page === location.href;
    if (isSamePage) {
      // For the router nothing has happened: it would only restore what is there.
      event.stopImmediatePropagation();
      // It has begun in the popup's entry, and knows this one not yet.
      if (!event.state && routerState) history.replaceState(routerState, "");
    }
    history.scrollRestoration = "auto";
    entry = undefined;
    if (isLeaving) settle();
    else closeShown?.();
    if (isSamePage) keepPlace();
  }

  return {
    open(close) {
      const before = closeShown;
      closeShown = close;
      before?.();
      // A new entry takes a slow phone a frame's time: first the popup is painted.
      setTimeout(settle);
      return () => {
        if (closeShown !== close) return;
        closeShown = undefined;
        settle();
      };
    },
    enter,
    pageAddress: () => entry?.page,
    adopt() {
      if (entry) routerState = history.state;
    },
  };
}

/** Where the address names a section, going back leads there and takes the focus away: undone. */
function keepPlace(): void {
  const { scrollX: left, scrollY: top } = window;
  // First the popup gives the focus back, then the browser takes it, then the page is painted.
  queueMicrotask(() => {
    const focused = document.activeElement;
    requestAnimationFrame(() => {
      scrollTo({ left, top, behavior: "instant" });
      const isLost = document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    });
  });
}
