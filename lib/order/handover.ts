import { areTexts, isLeftOrder, isRecord, leaveOrder, type LeftOrder } from "@/lib/order/order";
import { addItems, forgetPast, orderedIds, type Change, type State } from "@/lib/order/state";

const causes = ["unload", "hide", "reload"] as const;
const popups = ["prepared", "cart"] as const;

/** What a page leaves to the next one in its tab: nothing that was typed. */
export interface Handover {
  /** Why it is left: by the visitor, without a word because a phone drops it, or loaded anew by the shop. */
  readonly cause: (typeof causes)[number];
  /** The ids of its items. */
  readonly cart: readonly string[];
  readonly order?: LeftOrder | undefined;
  /** Which popup is open, if it is one that the next page opens. */
  readonly popup?: (typeof popups)[number] | undefined;
  readonly isRenewed?: boolean | undefined;
}

/** What a page with this state leaves. */
export function handoverOf(state: State, cause: Handover["cause"]): Handover {
  const { order, isRenewed } = state;
  const popup = popups.find((name) => name === state.popup);
  return { cause, cart: orderedIds(state), order: order && leaveOrder(order), popup, isRenewed };
}

/** What a page begins with when this has been left to it. */
export function arrive(left: Handover, isReload: boolean): Handover {
  const { cause, cart, order, isRenewed } = left;
  // The visitor's own reload empties the cart.
  if (cause === "unload" && isReload) return { cause: "hide", cart: [] };
  // A page that a phone has dropped asks about its order.
  const popup = cause === "hide" && order ? "prepared" : left.popup;
  return { cause: "hide", cart, order, popup, isRenewed };
}

/** Replaces cart and order by what another page has left, at this time in milliseconds since 1970. */
export function resume(left: Handover, now: number): Change {
  const { cart, popup = "none", isRenewed } = left;
  const order = left.order && { ...left.order, stage: "asked" as const };
  return (state) =>
    forgetPast(now)(addItems(...cart)({ ...state, lines: [], order, popup, isRenewed }));
}

/** Reads a handover from JSON, whole or not at all: another release of the shop may have written it, or anyone else. */
export function parseHandover(text = ""): Handover | undefined {
  try {
    const left: unknown = JSON.parse(text);
    if (!isRecord(left)) return undefined;
    const { cart, order } = left;
    const cause = causes.find((each) => each === left.cause);
    if (!cause || !areTexts(cart) || (order !== undefined && !isLeftOrder(order))) return undefined;
    const popup = popups.find((name) => name === left.popup);
    // A visitor who goes to another page does not find the cart open there.
    if (cause === "unload" && popup === "cart") return { cause, cart, order };
    return { cause, cart, order, popup, isRenewed: left.isRenewed === true };
  } catch {
    return undefined;
  }
}
