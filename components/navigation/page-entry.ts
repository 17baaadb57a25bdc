/**
 * Changes the address of the history entry that is open. By its own state the entry stays the
 * router's, which does not hear of it.
 *
 * @param address path, query and fragment
 */
export function showAddress(address: string, state: unknown = window.history.state): void {
  window.history.replaceState(state, "", address);
}

/** The fragment of the page's address at one moment. */
export interface Fragment {
  /** With its `#`; empty without one. */
  readonly text: string;
  /** Takes it out of the address; false where that names another one by now. */
  readonly takeOut: () => boolean;
}

/**
 * Calls back with the fragment of the address, and with each that a link on the page leads to.
 *
 * @returns how to end it
 */
export function watchFragment(callBack: (fragment: Fragment) => void): () => void {
  let pageState: unknown;

  function look(): void {
    // An entry that the browser made for a tapped link has no state of the router's yet.
    pageState = window.history.state ?? pageState;
    const text = window.location.hash;
    callBack({
      text,
      takeOut: () => {
        const { hash, pathname, search } = window.location;
        if (hash !== text) return false;
        showAddress(pathname + search, pageState);
        return true;
      },
    });
  }

  // After the router has made the page's entry its own.
  const timer = setTimeout(look);
  window.addEventListener("hashchange", look);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("hashchange", look);
  };
}
