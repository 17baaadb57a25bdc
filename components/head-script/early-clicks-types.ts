import type { PopupEntry } from "@/components/navigation/popup-history-entry";

/** A click on an element with `data-early-click`, or on a link that has to wait for hydration. */
export interface EarlyClick {
  /**
   * The value of `data-early-click`: an action, and for some a colon and its object (`add:a2-milk`). Not
   * the element, which hydration may replace.
   */
  readonly id: string;
  /** The index of the option that was selected in the element's form; -1 if it has none. */
  readonly choice: number;
  /** The link, if one was clicked. */
  readonly link?: HTMLAnchorElement;
}

/** What the scripts served with the page share with its components, as `window.earlyClicks`. */
export interface EarlyClicks {
  /** Whether the shop itself has reloaded this page. */
  readonly isOwnReload: boolean;
  /** Clicks without a handler so far, oldest first. */
  readonly queue: EarlyClick[];
  /** Ids of the items that were added before the store of the visit existed. */
  readonly added: string[];
  /** Adds an item to the visit, by its id; undefined until the store exists. */
  receive?: (id: string) => void;
  /** By the action of the clicks. */
  readonly handlers: Map<string, (tap: EarlyClick) => void>;
  /** Passes a click to its handler, or queues it. */
  readonly handle: (tap: EarlyClick) => void;
  /** Undefined until its script has loaded, and on pages without products. */
  addedItems?: AddedItems;
  /** Shared by all popups; created by the first script that shows one. */
  popupEntry?: PopupEntry;
}

/** The items that were added before the store of the visit existed, and the popup that confirms them. */
export interface AddedItems {
  /** Orders them in the chat, because the page's scripts have failed. */
  readonly order: () => void;
  /** Writes their number onto the cart button, until the store exists. */
  readonly count: () => void;
  /** Shows an empty cart in the popup; returns false if the cart is not known to be empty. */
  readonly showEmptyCart: () => boolean;
  /** Closes the popup. */
  readonly close: () => void;
}

declare global {
  interface Window {
    /** Undefined in browsers that show the page as without JavaScript. */
    earlyClicks?: EarlyClicks;
  }
}
