const popupState = { isPopup: true };

/**
 * The one history entry of popups: it is there while one is open, so that Back closes the popup and not
 * the page, in web views too, where Back is `history.back()`.
 */
export function popupEntry(close: () => void) {
  let isOpen = false;
  let isLeaving = false;
  let routerState: unknown;
  const isHere = () => Reflect.get(Object(history.state), "isPopup") === true;

  function show(isNowOpen: boolean): void {
    isOpen = isNowOpen;
    if (isLeaving || isOpen === isHere()) return;
    isLeaving = !isOpen;
    if (isOpen) history.pushState(popupState, "");
    else history.back();
  }

  addEventListener("popstate", (event) => {
    const isBack = !isLeaving && !isHere();
    isLeaving = false;
    // The router does not know an entry from before it came, nor one of a link to a place in the page.
    if (!history.state && routerState) history.replaceState(routerState, "");
    // The router would load the page for an entry that is not its own.
    if (isHere() && !isOpen) event.stopImmediatePropagation();
    if (isOpen && isBack) close();
    else show(isOpen);
  });

  /** To be called when the router has written its state into the current entry, over that of the popup. */
  function routed(): void {
    routerState = Object.assign({}, history.state, { isPopup: false });
    if (isOpen) history.replaceState(popupState, "");
  }

  return { show, routed };
}
