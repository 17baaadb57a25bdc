import { closePopup } from "@/components/visit/store";

// Popups have one history entry in all. It is the current entry while a popup is open, so that Back closes the popup and
// does not leave the page. A close watcher would not do, because in web views Back is `history.back()`.

const popupState = { isPopup: true };

let isPopupOpen = false;
/** Whether `history.back()` was called and the browser has not gone back yet, which it does later. */
let isGoingBack = false;
/** What the router last wrote into an entry of this page. */
let routerState: unknown;

const isOnPopupEntry = () => Boolean(Reflect.get(Object(history.state), "isPopup"));

/** Adds the entry when a popup opens, and leaves it when none is open any more. */
export function updateEntry(isOpen: boolean): void {
  isPopupOpen = isOpen;
  // Until the browser has gone back, the current entry is not known; `onPopState` calls this again.
  if (isGoingBack || isOpen === isOnPopupEntry()) return;
  isGoingBack = !isOpen;
  if (isOpen) history.pushState(popupState, "");
  else history.back();
}

/** Closes the popup if the visitor went back from its entry. */
export function onPopState(event: PopStateEvent): void {
  const isVisitorsBack = !isGoingBack && !isOnPopupEntry();
  isGoingBack = false;
  // An entry from before React came, or of a link to a place in the page, has no state: the router would not know it.
  if (!history.state && routerState) history.replaceState(routerState, "");
  // The visitor went forward to the entry of a closed popup, for which the router would load the page again.
  if (isOnPopupEntry() && !isPopupOpen) event.stopImmediatePropagation();
  if (isPopupOpen && isVisitorsBack) closePopup();
  else updateEntry(isPopupOpen);
}

/** Has to be called when the router has written its state into the current entry, maybe over that of an open popup. */
export function onRouted(): void {
  // The router keeps what it finds in the entry: `isPopup` too.
  routerState = Object.assign({}, history.state, { isPopup: false });
  if (isPopupOpen) history.replaceState(popupState, "");
}
