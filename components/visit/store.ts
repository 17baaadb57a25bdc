import { useSyncExternalStore } from "react";
import { reload, saveVisit, takeVisit } from "@/components/visit/storage";
import { claimTap } from "@/components/visit/tap";
import { applyVisit, visitOf, type Visit } from "@/lib/order/visit";
import { addItems, emptyState, forgetPast, markMaybeSent, openPopup } from "@/lib/order/state";
import type { Change, State } from "@/lib/order/state";

let state = emptyState;
const listeners = new Set<() => void>();

/** Returns the state, and renders again when it changes. It is empty on the server and while React hydrates the page. */
export function useStore(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => emptyState,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Changes the state: `changeState(addItems(id))`. */
export function changeState(change: Change): void {
  const { lines, removed, order } = state;
  state = change(state);
  const isSame = lines === state.lines && removed === state.removed && order === state.order;
  if (!isSame) window.keptPages?.postMessage("");
  for (const listener of listeners) listener();
  updateEntry();
}

export const closePopup = () => changeState(openPopup("none"));

/** A page without goods never has the popups of an order: there they stay closed until the next page. */
function isPopupOpen(): boolean {
  const dialog = `[data-popup~=${state.popup}]`;
  return state.popup !== "none" && document.querySelector(`${dialog}, [data-count]`) !== null;
}

/** Has to be called when a page is shown. With the first one the store takes over from the bridge. */
export function enterPage(): void {
  // A page whose script has not come is broken. The bridge stays, and loads it anew.
  if (window.endBridge && !document.querySelector("[data-missing]")) startStore(window.endBridge);
  updateEntry();
}

/** Has to be called when the router leaves a page. The question whether an order has gone out waits for the next one. */
export function leavePage(): void {
  if (state.popup !== "prepared") closePopup();
}

function startStore(endBridge: () => void): void {
  const opened = document.querySelector<HTMLElement>("[data-popup][open]")?.dataset.popup;
  endBridge();
  loadState();
  if (opened === "added" || opened === "contact") changeState(openPopup(opened));

  // `true` hears a tap before React, which stops it where the script of a part of the page is still to come.
  window.addEventListener("click", onClick, true);
  window.addEventListener("popstate", followBrowser);
  let endedBy: Visit["endedBy"] = "phone";
  // A phone may drop a hidden page without another event.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") loadState();
    else hidePage(endedBy);
  });
  window.addEventListener("pagehide", () => hidePage((endedBy = "visitor")));
  // Firefox often loses what a page stores later than here that it leaves for another site while something loads.
  window.addEventListener("beforeunload", () => saveState("visitor"));
  // Back shows the page as it was left.
  window.addEventListener("pageshow", () => {
    endedBy = "phone";
    loadState();
  });
  // The page before this one leaves its cart late: some browsers show a page before that.
  window.addEventListener("storage", ({ key }) => {
    if (key === "visit") loadState();
  });
}

function onClick(event: MouseEvent): void {
  const { action, id } = claimTap(event);
  if (action === "add" && id) {
    changeState(addItems(id));
    changeState(openPopup("added"));
  }
  if (action === "cart" || action === "contact") changeState(openPopup(action));
  if (action === "close") closePopup();
  if (action === "reload") reload();
}

function hidePage(endedBy: Visit["endedBy"]): void {
  // Before it is saved: a phone may drop the page at once, and the next one has to ask whether the order has gone out.
  changeState(markMaybeSent);
  saveState(endedBy);
}

function saveState(endedBy: Visit["endedBy"]): void {
  // What another page has left late counts more.
  loadState();
  saveVisit(visitOf(state, endedBy));
}

function loadState(): void {
  const left = takeVisit();
  changeState(left ? applyVisit(left, Date.now()) : forgetPast(Date.now()));
}

// While a popup is open the current history entry is one of its own, so that Back closes the popup and does not leave the
// page. A close watcher would not do, because in web views Back is `history.back()`.

/** Of what the current entry is; "leaving-popup" from our own `history.back()` until the browser goes. */
let entry: "page" | "popup" | "leaving-popup" = "page";

/** What the router keeps in the entries of this page. */
let routerState: unknown;

const findEntry = () => (Reflect.get(Object(history.state), "isPopup") ? "popup" : "page");

/** Adds the entry when a popup opens, and leaves it when none is open any more. */
function updateEntry(): void {
  // It is called again where the browser arrives.
  if (entry === "leaving-popup") return;
  const isOpen = isPopupOpen();
  entry = findEntry();
  if (history.state) routerState = { ...history.state, isPopup: false };
  if (isOpen && entry === "page") {
    history.pushState({ ...history.state, isPopup: true }, "");
  } else if (!isOpen && entry === "popup") {
    entry = "leaving-popup";
    history.back();
  }
}

/** The browser has gone to another entry. By Back the visitor has closed the popup. */
function followBrowser(): void {
  const isByVisitor = entry !== "leaving-popup";
  entry = findEntry();
  // A link to a place in the page has made this entry, which the router would not know.
  if (!history.state) history.replaceState(routerState, "");
  if (isByVisitor && entry === "page" && isPopupOpen()) closePopup();
  else updateEntry();
}
