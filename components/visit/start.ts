import { onPopState, onRouted } from "@/components/visit/entry";
import { onScriptError, watchLoading } from "@/components/visit/failure";
import {
  onPageHide,
  onPageShow,
  onStorage,
  onVisibilityChange,
  receiveVisit,
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

  addEventListener(visitEvent, drawPopups);

  // In the order in which a page may fire them. The three with `true` have to be heard on the way down to their target:
  // errors of scripts and closing dialogs do not bubble, and a click has to be heard before React hears it.
  addEventListener("error", onScriptError, true);
  // All dialogs are there: a popup that was handed over, or tapped early, opens now.
  addEventListener("DOMContentLoaded", drawPopups);
  addEventListener("pageshow", onPageShow);
  addEventListener("click", onClick, true);
  addEventListener("close", onDialogClose, true);
  addEventListener("popstate", onPopState);
  document.addEventListener("visibilitychange", onVisibilityChange);
  addEventListener("pagehide", onPageHide);
  addEventListener("storage", onStorage);

  return {
    read: readVisit,
    change: changeVisit,
    draw: drawPopups,
    /** Has to be called when React has hydrated the page. */
    hydrated() {
      setHydrated();
      // Gives up again where popups cannot open.
      drawPopups();
    },
    routed: onRouted,
  };
}
