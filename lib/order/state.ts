import type { Draft } from "@/lib/order/delivery";
import { isPast, type Order } from "@/lib/order/order";

/** A line of the cart. An item that was added twice has two. */
interface CartLine {
  /** Of an item that may not be in the catalogue any more. */
  readonly id: string;
  /** Then it can be put back until the cart opens again, and is dropped. */
  readonly isRemoved?: boolean;
}

/** Which popup is open; never more than one. "renewedCart" is the cart of a page that was loaded anew for other prices. */
export type PopupName =
  "none" | "added" | "cart" | "renewedCart" | "sharedCart" | "delivery" | "prepared" | "contact";

/** All that the page remembers of an order in the making. What the next page takes over is in visit.ts. */
export interface State {
  readonly lines: readonly CartLine[];
  readonly popup: PopupName;
  /** What is typed into the delivery form. */
  readonly draft: Draft;
  readonly order?: Order | undefined;
  /** The text of the order link that was opened, which anyone may have written. */
  readonly link?: string;
  /** Ids of items that were taken out because they are not sold any more, until the cart closes. */
  readonly withdrawn?: readonly string[] | undefined;
  /** Whether prices or stock have changed, and the page was not loaded anew because something is typed. */
  readonly isOutdated?: boolean;
}

export type Change = (state: State) => State;

export const emptyState: State = { lines: [], popup: "none", draft: {} };

const remainingLines = ({ lines }: State) => lines.filter(({ isRemoved }) => !isRemoved);

/** The id of the item in each line of the cart that is not removed. */
export const orderedIds = (state: State) => remainingLines(state).map(({ id }) => id);

/** Opens a popup in place of the one that is open, with what else changes; "none" closes it. */
export function openPopup(popup: PopupName, change: Partial<State> = {}): Change {
  return (state) => {
    const isCart = state.popup === "cart" || state.popup === "renewedCart";
    const withdrawn = isCart ? undefined : state.withdrawn;
    const next = { ...state, withdrawn, ...change, popup };
    return popup === "cart" ? { ...next, lines: remainingLines(next) } : next;
  };
}

/** Appends a line for each of these items, whether or not the cart has the item already. */
export function addItems(...ids: readonly string[]): Change {
  return (state) => ({ ...state, lines: [...state.lines, ...ids.map((id) => ({ id }))] });
}

/** Removes the line at this place, or puts it back. */
export function setRemoved(place: number, isRemoved: boolean): Change {
  return (state) => ({
    ...state,
    lines: state.lines.map((line, at) => (at === place ? { ...line, isRemoved } : line)),
  });
}

/** Takes items that are not sold any more out of the cart, and remembers them so that the cart can say so. */
export function withdrawItems(isSold: (id: string) => boolean): Change {
  return (state) => {
    const withdrawn = orderedIds(state).filter((id) => !isSold(id));
    if (withdrawn.length === 0) return state;
    return { ...state, lines: remainingLines(state).filter(({ id }) => isSold(id)), withdrawn };
  };
}

/** The page goes out of sight, maybe to the chat. */
export function markMaybeSent(state: State): State {
  const { order } = state;
  return order?.stage === "ready" ? { ...state, order: { ...order, stage: "maybe-sent" } } : state;
}

/**
 * The one way to the delivery form: what an order needs before its address is asked for belongs here. But not what needs
 * the catalogue: this file is in the scripts of every page, also of those without goods.
 */
export function openDelivery(now: number, isOutdated = false): Change {
  return (state) => openPopup("delivery", { isOutdated })(forgetPast(now)(state));
}

/** The order has been sent: all is forgotten but what was typed. */
export function markSent({ draft }: State): State {
  return { ...emptyState, draft };
}

/** Forgets the order if it is past at this time, in milliseconds since 1970. */
export function forgetPast(now: number): Change {
  return (state) => {
    const { order, popup } = state;
    if (!order || !isPast(order, now)) return state;
    return { ...state, order: undefined, popup: popup === "prepared" ? "none" : popup };
  };
}
