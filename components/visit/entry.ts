// While a popup is open the current history entry is one of its own, so that Back closes the popup and does not leave the
// page. A close watcher would not do, because in web views Back is `history.back()`.

/** Of what the current entry is; "leaving-popup" from our own `history.back()` until the browser goes. */
let entry: "page" | "popup" | "leaving-popup" = "page";

/** What the router keeps in the entries of this page. */
let routerState: unknown;

const findEntry = () => (Reflect.get(Object(history.state), "isPopup") ? "popup" : "page");

/** Adds the entry when a popup opens, and leaves it when none is open any more. */
export function updateEntry(isOpen: boolean): void {
  // It is called again where the browser arrives.
  if (entry === "leaving-popup") return;
  entry = findEntry();
  if (history.state) routerState = { ...history.state, isPopup: false };
  if (isOpen && entry === "page") {
    history.pushState({ ...history.state, isPopup: true }, "");
  } else if (!isOpen && entry === "popup") {
    entry = "leaving-popup";
    history.back();
  }
}

/** Has to be called when the browser has gone to another entry. Returns whether the visitor has left a popup by Back. */
export function followBrowser(): boolean {
  const isByVisitor = entry !== "leaving-popup";
  entry = findEntry();
  // A link to a place in the page has made this entry, which the router would not know.
  if (!history.state) history.replaceState(routerState, "");
  return isByVisitor && entry === "page";
}
