import { areTexts, isSavedOrder, isRecord, type Order } from "@/lib/order/order";
import { forgetPast, orderedIds, type Change, type State } from "@/lib/order/state";

const endings = ["visitor", "phone", "shop"] as const;
const popups = ["prepared", "cart", "renewedCart"] as const;

/** What a page leaves to the next one in its tab, so that the visit goes on there: nothing that was typed. */
export interface Visit {
  /** Who has ended the page: the visitor, the phone without a word, or the shop, which loads it anew. */
  readonly endedBy: (typeof endings)[number];
  /** The ids of its items. */
  readonly cart: readonly string[];
  readonly order?: Order | undefined;
  /** Which popup is open, if it is one that the next page opens. */
  readonly popup?: (typeof popups)[number] | undefined;
}

/** The visit as a page with this state leaves it. */
export function visitOf(state: State, endedBy: Visit["endedBy"]): Visit {
  const order = state.order && { ...state.order, details: undefined };
  const popup = popups.find((name) => name === state.popup);
  return { endedBy, cart: orderedIds(state), order, popup };
}

/** The visit with which the next page begins, by what was left to it. */
export function continueVisit(left: Visit, isReload: boolean): Visit {
  const { endedBy, cart, order } = left;
  // The visitor's own reload empties the cart.
  if (endedBy === "visitor" && isReload)
    return { endedBy: "phone", cart: [], order: undefined, popup: undefined };
  // A page that a phone has dropped asks about its order.
  const popup = endedBy === "phone" && order ? "prepared" : left.popup;
  return { endedBy: "phone", cart, order, popup };
}

/** Replaces cart, order and popup by those of a visit, at this time in milliseconds since 1970. */
export function applyVisit({ cart, order, popup }: Visit, now: number): Change {
  const taken = { lines: cart, removed: {}, order };
  return (state) => forgetPast(now)({ ...state, ...taken, popup: popup ?? "none" });
}

/** Reads a visit from JSON, which anyone may have written: undefined if it is odd. A popup that is unknown is left out. */
export function parseVisit(text = ""): Visit | undefined {
  try {
    const left: unknown = JSON.parse(text);
    if (!isRecord(left)) return undefined;
    const { cart, order } = left;
    const endedBy = endings.find((each) => each === left.endedBy);
    const isOrderOdd = order !== undefined && !isSavedOrder(order);
    if (!endedBy || !areTexts(cart) || isOrderOdd) return undefined;
    const popup = popups.find((name) => name === left.popup);
    // A visitor who goes to another page does not find the cart open there.
    const isOpen = endedBy !== "visitor" || popup === "prepared";
    return { endedBy, cart, order, popup: isOpen ? popup : undefined };
  } catch {
    return undefined;
  }
}
