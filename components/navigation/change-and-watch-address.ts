/**
 * A state of the router's with a mark of ours, or without one. The state of an entry outlives the
 * page, and no other site, and no link, can write it.
 */
function withMark(state: unknown, mark: unknown): object {
  return { ...(typeof state === "object" ? state : undefined), preparedOrder: mark };
}

function markIn(state: unknown): unknown {
  return typeof state === "object" && state !== null && "preparedOrder" in state
    ? state.preparedOrder
    : undefined;
}

/**
 * Changes the address of the history entry that is open, and what it is marked with. By its own
 * state the entry stays the router's, which does not hear of it.
 *
 * @param address path, query and fragment
 */
export function showAddress(address: string, mark?: unknown): void {
  window.history.replaceState(withMark(window.history.state, mark), "", address);
}

/** Makes a new history entry with this fragment and mark, of which the router does not hear. */
export function pushFragment(fragment: string, mark: unknown): void {
  window.history.pushState(withMark(window.history.state, mark), "", fragment);
}

/** The fragment of the page's address at one moment. */
export interface Fragment {
  /** With its `#`; empty without one. */
  readonly text: string;
  /** What the history entry was marked with together with this address. */
  readonly mark: unknown;
  /** Takes it out of the address; false where that names another one by now. */
  readonly takeOut: () => boolean;
}

/**
 * The router's state of the page that is open. An entry that the browser made for a link to a fragment
 * has none yet, and who watches may have come after it: one for all who watch.
 */
let pageState: unknown;

/**
 * Calls back with the fragment of the address, and with each that a link on the page leads to.
 *
 * @returns how to end it
 */
export function watchFragment(callBack: (fragment: Fragment) => void): () => void {
  function look(): void {
    pageState = window.history.state ?? pageState;
    const text = window.location.hash;
    callBack({
      text,
      mark: markIn(window.history.state),
      takeOut: () => {
        const { hash, pathname, search } = window.location;
        if (hash !== text) return false;
        window.history.replaceState(withMark(pageState, undefined), "", pathname + search);
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
