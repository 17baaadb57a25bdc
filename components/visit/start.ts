import { onPopState, onRouted } from "@/components/visit/entry";
import { onScriptError, watchLoading } from "@/components/visit/failure";
import {
  onPageHide,
  onPageShow,
  onStorage,
  onVisibilityChange,
  receiveVisit,
  reload,
} from "@/components/visit/handover";
import { drawPopups, onClick, onDialogClose } from "@/components/visit/popups";
import { visitEvent } from "@/components/visit/protocol";
import { changeVisit, readVisit, setHydrated } from "@/components/visit/store";

declare global {
  interface Window {
    /** Undefined in browsers that show the page as without scripts. */
    visit?: ReturnType<typeof startVisit>;
  }
}

/**
 * Starts the visit of a page, in its head: it handles taps, shows popups and keeps the cart,
 * before React comes and after. Returns what React needs of it.
 */
export function startVisit() {
  receiveVisit();
  watchLoading();

  // Every change of the visit, by a tap or by React, may open or close a popup.
  addEventListener(visitEvent, drawPopups);

  // All other events stand in the order in which a page may fire them.

  // A script may fail while the page arrives. Such an event does not bubble: `true` hears it on its way to the script.
  addEventListener("error", onScriptError, true);
  // All dialogs have arrived: a popup that was handed over, or tapped early, opens now.
  addEventListener("DOMContentLoaded", drawPopups);
  // Back may show the page as it was left, while the cart has gone on in another page.
  addEventListener("pageshow", onPageShow);
  // `true` hears a tap before React does, whose handlers would act a second time.
  addEventListener("click", onClick, true);
  // The visitor closes a popup by Escape or by a tap outside. This event does not bubble, either.
  addEventListener("close", onDialogClose, true);
  // The visitor goes back, or the router goes to another page.
  addEventListener("popstate", onPopState);
  // The page goes behind another app, from which it may not return.
  document.addEventListener("visibilitychange", onVisibilityChange);
  // The page is left for another one in this tab.
  addEventListener("pagehide", onPageHide);
  // The page that was left may hand its cart over when this one is there already.
  addEventListener("storage", onStorage);

  return {
    read: readVisit,
    change: changeVisit,
    draw: drawPopups,
    /** Has to be called when React has hydrated the page. */
    hydrated() {
      setHydrated();
      // A popup that could not be opened before is tried again.
      drawPopups();
    },
    routed: onRouted,
    /** Loads the page anew with its cart, because what the shop offers has changed. */
    renew: () => reload("renewal"),
  };
}
