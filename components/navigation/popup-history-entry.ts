import { keepScrollAndFocus } from "@/components/navigation/keep-scroll-and-focus-after-back";

/** The history entry of an open popup, which lets Back close the popup instead of leaving the page. */
export interface PopupEntry {
  /**
   * Lets Back close a popup that has just opened, and closes the previous one.
   *
   * @returns to be called when the popup closes in any other way, to leave its entry
   */
  readonly open: (close: () => void) => () => void;
  /** Lets the caller push the entry itself, before its popup opens. */
  readonly enter: (push: () => void) => void;
  /** The address of the page under the popup; undefined while no popup has an entry. */
  readonly pageAddress: () => string | undefined;
  /** Remembers the router's state of the current entry. */
  readonly adopt: () => void;
  /** Calls back once the browser has left the entry of a closed popup; at once if it leaves none. */
  readonly afterLeaving: (callBack: () => void) => void;
}

let own: PopupEntry | undefined;

/** The one entry of this page, which is shared because several scripts show popups. */
export function popupEntry(): PopupEntry {
  const { earlyClicks } = window;
  if (earlyClicks) return (earlyClicks.popupEntry ??= createPopupEntry());
  return (own ??= createPopupEntry());
}

/**
 * Web views turn the phone's back gesture into history.back(), so an open popup needs a history entry
 * of its own. Traversal is asynchronous: a popup that opens while the browser is still leaving the
 * entry of the previous one waits for that, or the browser would leave the wrong entry.
 */
function createPopupEntry(): PopupEntry {
  let closeShown: (() => void) | undefined;
  /** `page` is the address of the page under the popup. */
  let entry: { readonly page: string; isLeaving?: true; onLeft?: () => void } | undefined;
  let routerState: unknown;

  function enter(push: () => void): void {
    // In the capture phase, to run before the router's listener. (On the window itself Chromium calls
    // listeners in the order in which they were added.)
    addEventListener("popstate", onPopState, true);
    // Leaving the entry must not scroll the page.
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
    const { page, isLeaving, onLeft } = entry;
    const isSamePage = page === location.href;
    if (isSamePage) {
      // The router would only restore the page that is already there.
      event.stopImmediatePropagation();
      // If the router started in the popup's entry, this one lacks its state.
      if (!event.state && routerState) history.replaceState(routerState, "");
    }
    history.scrollRestoration = "auto";
    entry = undefined;
    if (isLeaving) settle();
    else closeShown?.();
    if (isSamePage && location.hash !== "") keepScrollAndFocus();
    onLeft?.();
  }

  return {
    open(close) {
      const before = closeShown;
      closeShown = close;
      before?.();
      // Adding an entry takes a slow phone as long as a frame, so paint the popup first.
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
    afterLeaving(callBack) {
      if (entry?.isLeaving) entry.onLeft = callBack;
      else callBack();
    },
  };
}
