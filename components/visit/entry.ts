/**
 * The one history entry of popups: it is there while one is open, so that Back closes the popup and not
 * the page, in web views too, where Back is `history.back()`.
 */
export function popupEntry(close: () => void) {
  // The page was reloaded in the entry of a popup.
  let entry: "none" | "here" | "leaving" = "popup" in Object(history.state) ? "here" : "none";
  let isOpen = false;
  let routerState: unknown;

  function show(isNowOpen: boolean): void {
    isOpen = isNowOpen;
    if (isOpen && entry === "none") {
      entry = "here";
      history.pushState({ popup: 1 }, "");
    } else if (!isOpen && entry === "here") {
      entry = "leaving";
      history.back();
    }
  }

  addEventListener("popstate", () => {
    const left = entry;
    entry = "none";
    // The popup was opened before the router came, whose state this entry therefore lacks.
    if (left !== "none" && !history.state && routerState) history.replaceState(routerState, "");
    if (left === "here") close();
    else show(isOpen);
  });

  return {
    show,
    /** The router has written its state into the current entry, over the mark. */
    hydrated(): void {
      if (entry !== "here") return;
      routerState = history.state;
      history.replaceState({ popup: 1 }, "");
    },
    /** The router has added an entry of its own. */
    moved(): void {
      entry = "none";
    },
  };
}
