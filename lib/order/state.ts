import type { Draft } from "@/lib/order/delivery";
import { isPast, type Order } from "@/lib/order/order";

/** A line of the cart. An item that was added twice has two. */
export interface CartLine {
  readonly key: number;
  /** Of an item that may not be in the catalogue any more. */
  readonly id: string;
  /** Then it can be put back until the cart opens again, and is dropped. */
  readonly isRemoved?: boolean;
}

/** Which popup is open; there is never more than one. */
export type PopupName =
  "none" | "added" | "cart" | "sharedCart" | "delivery" | "prepared" | "contact";

/** All that the page remembers of an order in the making. What it hands over to the next one is in handover.ts. */
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
  /** Whether the page was loaded anew because prices or stock had changed, until the cart closes. */
  readonly isRenewed?: boolean | undefined;
}

export type Change = (state: State) => State;

export const emptyState: State = { lines: [], popup: "none", draft: {} };

const remainingLines = ({ lines }: State) => lines.filter(({ isRemoved }) => !isRemoved);

/** The id of the item in each line of the cart that is not removed. */
export const orderedIds = (state: State) => remainingLines(state).map(({ id }) => id);

/** Opens a popup in place of the one that is open; "none" closes it. */
export function openPopup(popup: PopupName): Change {
  return (state) => {
    if (popup === "cart") return { ...state, popup, lines: remainingLines(state) };
    const isCartLeft = state.popup === "cart";
    return { ...state, popup, ...(isCartLeft && { withdrawn: undefined, isRenewed: undefined }) };
  };
}

/** Appends a line for each of these items, whether or not the cart has the item already. */
export function addItems(...ids: readonly string[]): Change {
  return (state) => {
    const { lines } = state;
    const last = lines.at(-1)?.key ?? 0;
    const added = ids.map((id, index) => ({ key: last + 1 + index, id }));
    return { ...state, lines: [...lines, ...added] };
  };
}

/** Prices or stock have changed, for which the page is about to be loaded anew: its cart will say so. */
export function sayRenewed(state: State): State {
  return { ...openPopup("cart")(state), isRenewed: true };
}

/** Asks the shopper what to do with the items of an order link. */
export function offerLink(link: string): Change {
  return (state) => ({ ...openPopup("sharedCart")(state), link });
}

/** Replaces the cart by these items, and opens it. */
export function replaceCart(ids: readonly string[]): Change {
  return (state) => addItems(...ids)({ ...state, lines: [], popup: "cart" });
}

/** Removes the line with this key, or puts it back in its place. */
export function setRemoved(key: number, isRemoved: boolean): Change {
  return (state) => ({
    ...state,
    lines: state.lines.map((line) => (line.key === key ? { ...line, isRemoved } : line)),
  });
}

/** Takes items that are not sold any more out of the cart, and remembers them so that the cart can say so. */
export function withdrawItems(isSold: (id: string) => boolean): Change {
  return (state) => {
    const unsold = orderedIds(state).filter((id) => !isSold(id));
    if (unsold.length === 0) return state;
    return {
      ...state,
      lines: remainingLines(state).filter(({ id }) => isSold(id)),
      withdrawn: [...(state.withdrawn ?? []), ...unsold],
    };
  };
}

/** Keeps what was typed into these fields. */
export function keepDraft(draft: Draft): Change {
  return (state) => ({ ...state, draft: { ...state.draft, ...draft } });
}

/** Opens the popup of the order that has just been written. */
export function showPrepared(order: Order): Change {
  return (state) => ({ ...state, order, popup: "prepared" });
}

/** The page goes out of sight, maybe to the chat. */
export function leaveSight(state: State): State {
  return state.order?.stage === "written" ? withStage(state, "asked") : state;
}

/** Opens the cart to change the order that was prepared. What is sent next is instead of it. */
export function changeOrder(state: State): State {
  return { ...withStage(state, "changing"), popup: "cart" };
}

/**
 * The one way to the delivery form: what an order needs before its address is asked for belongs here. But not what needs
 * the catalogue: this file is in the head of every page, where a few hundred bytes are left.
 */
export function openDelivery(now: number, isOutdated = false): Change {
  return (state) => ({ ...openPopup("delivery")(forgetPast(now)(state)), isOutdated });
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

function withStage(state: State, stage: Order["stage"]): State {
  return state.order ? { ...state, order: { ...state.order, stage } } : state;
}
