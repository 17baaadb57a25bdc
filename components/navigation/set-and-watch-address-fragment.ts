/**
 * The router's state of a history entry, with our mark added or removed. The state outlives the page
 * (a phone may drop it), and neither another site nor a link can write it.
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
 * Changes the address and the mark of the current history entry. The router does not follow, because
 * the entry keeps the router's own state.
 *
 * @param address path, query and fragment
 * @param mark removed when undefined
 */
export function showAddress(address: string, mark?: unknown): void {
  window.history.replaceState(withMark(window.history.state, mark), "", address);
}

/** Adds a history entry with this fragment and mark. The router does not follow. */
export function pushFragment(fragment: string, mark: unknown): void {
  window.history.pushState(withMark(window.history.state, mark), "", fragment);
}

/** The fragment of the page's address at one moment. */
export interface Fragment {
  /** With its `#`; empty if there is none. */
  readonly text: string;
  /** The mark of the history entry with this address. */
  readonly mark: unknown;
  /** Removes it from the address; returns false if the address has another fragment by now. */
  readonly takeOut: () => boolean;
}

/**
 * The router's state of the current page, shared by all watchers: an entry that the browser made for
 * a link to a fragment has no state yet, and a watcher may have started after that.
 */
let pageState: unknown;

/**
 * Calls back with the fragment of the current address, and again whenever a link on the page changes
 * it.
 *
 * @returns a function that stops watching
 */
export function watchFragment(callBack: (fragment: Fragment) => void): () => void {
  function report(): void {
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

  // Wait until the router has written its state into the page's entry.
  const timer = setTimeout(report);
  window.addEventListener("hashchange", report);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("hashchange", report);
  };
}
