import type { Draft } from "@/lib/order/delivery";
import { isPast, type Order } from "@/lib/order/order";

/** Which popup is open; never more than one. "renewedCart" is the cart of a page that was loaded anew for other prices. */
export type PopupName =
  "none" | "added" | "cart" | "renewedCart" | "sharedCart" | "delivery" | "prepared" | "contact";

/** All that the page remembers of an order in the making. What the next page takes over is in visit.ts. */
export interface State {
  /** The id of the item in each line of the cart, which may not be in the catalogue any more. */
  readonly lines: readonly string[];
  /** Of the lines at these places, whether they are removed. Until the cart opens again, they can be put back. */
  readonly removed: Readonly<Partial<Record<number, boolean>>>;
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

export const emptyState: State = { lines: [], removed: {}, popup: "none", draft: {} };

/** The id of the item in each line that is not removed. */
export const orderedIds = ({ lines, removed }: State) => lines.filter((_, at) => !removed[at]);

/** Opens a popup in place of the one that is open, with what else changes; "none" closes it. */
export function openPopup(popup: PopupName, change: Partial<State> = {}): Change {
  return (state) => {
    const isCart = state.popup === "cart" || state.popup === "renewedCart";
    const withdrawn = isCart ? undefined : state.withdrawn;
    const next = { ...state, withdrawn, ...change, popup };
    return popup === "cart" ? { ...next, lines: orderedIds(next), removed: {} } : next;
  };
}

/** Appends a line for each of these items, whether or not the cart has the item already. */
export function addItems(...ids: readonly string[]): Change {
  return (state) => ({ ...state, lines: [...state.lines, ...ids] });
}

/** Removes the line at this place, or puts it back. */
export function setRemoved(place: number, isRemoved: boolean): Change {
  return (state) => ({ ...state, removed: { ...state.removed, [place]: isRemoved } });
}

/** Takes items that are not sold any more out of the cart, and remembers them so that the cart can say so. */
export function withdrawItems(isSold: (id: string) => boolean): Change {
  return (state) => {
    const ids = orderedIds(state);
    const withdrawn = ids.filter((id) => !isSold(id));
    if (withdrawn.length === 0) return state;
    return { ...state, lines: ids.filter(isSold), removed: {}, withdrawn };
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
