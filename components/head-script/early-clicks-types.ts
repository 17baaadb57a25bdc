import type { PopupEntry } from "@/components/navigation/popup-history-entry";

/** A tap on an element with `data-early-click`, or on a link that had to wait. */
export interface EarlyClick {
  /**
   * The value of `data-early-click`: what the tap asks for, and after a colon for which of several.
   * Ids, since hydration may replace the element itself.
   */
  readonly id: string;
  /** The option that was chosen in the element's form at the moment of the tap; -1 without one. */
  readonly choice: number;
  /** The link that was tapped, and waits like such an element. */
  readonly link?: HTMLAnchorElement;
}

/** What the scripts that are served with the page share with its components: `window.earlyClicks`. */
export interface EarlyClicks {
  /** Whether the shop itself has loaded this page anew. */
  readonly isOwnReload: boolean;
  readonly kept: EarlyClick[];
  /** Ids of the items that were added and that no visit holds yet. */
  readonly added: string[];
  /** Takes each item that is added from now on, by its id. */
  receive?: (id: string) => void;
  /** What carries out taps, by what they ask for. */
  readonly answering: Map<string, (tap: EarlyClick) => void>;
  /** Ends the watch for someone who leaves before the page runs by its scripts. */
  readonly stopWatching: () => void;
  /** Carries out a tap, or keeps it until it can be. */
  readonly ask: (tap: EarlyClick) => void;
  /** Once its script is here; pages without goods have none. */
  addedItems?: AddedItems;
  /** The one for all popups, made by the first script that shows some. */
  popupEntry?: PopupEntry;
}

/** What others can ask for of the cart that waits for the visit, and of its popup. */
export interface AddedItems {
  /** Orders in the chat what was added to a cart that will not come. */
  readonly order: () => void;
  /** Writes the number of lines onto the cart button, as long as no visit does. */
  readonly count: () => void;
  /** Shows the cart as long as it is known to be empty; false where it has to wait. */
  readonly showEmptyCart: () => boolean;
  /** Closes the popup. */
  readonly close: () => void;
}

declare global {
  interface Window {
    /** Not in browsers that have the page without scripts. */
    earlyClicks?: EarlyClicks;
  }
}
