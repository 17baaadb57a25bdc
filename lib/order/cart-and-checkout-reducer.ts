import {
  addToCart,
  emptyCart,
  forgetRemoved,
  removeFromCart,
  undoRemove,
  type Cart,
} from "@/lib/order/cart/cart";
import type { Item } from "@/lib/shop/catalogue";
import { fields, type Details, type Draft, type FieldId } from "@/lib/order/fields";
import type { Prepared, ComposedOrder as Composed } from "@/lib/order/order";

/** An order that was prepared in this visit, with the lines of its cart. */
export interface PreparedOrder extends Pick<Prepared, "number" | "insteadOf" | "details"> {
  readonly placedAt: Date;
  readonly lines: Cart["lines"];
}
export interface ComposedOrder extends Omit<Composed, "order"> {
  readonly order: PreparedOrder & { readonly details: Details };
}

/** The order with the ids of its items in place of lines. */
export function withIds({ lines, placedAt, ...order }: PreparedOrder): Prepared {
  return { ...order, placedAt: placedAt.getTime(), ids: lines.map(({ item }) => item.id) };
}

/** The composed order with lines in place of items. */
export function withLines({ order, ...composed }: Composed, lines: Cart["lines"]): ComposedOrder {
  return { ...composed, order: { ...order, lines } };
}

const emptyDraft: Draft = Object.fromEntries(fields.map(({ id }) => [id, ""]));

/** The popup on screen: never more than one. */
export type OrderPopup =
  | { readonly name: "none" }
  /** `replaced`: the cart that an order link has just replaced. */
  | { readonly name: "cart"; readonly replaced?: Cart }
  | ({ readonly name: "shared-cart" } & LinkedOrder)
  | { readonly name: "delivery" }
  | { readonly name: "order-ready"; readonly order: ComposedOrder };

/** An order in the fragment of the address. */
export interface LinkedOrder {
  /** The part of the fragment after `#order=`. */
  readonly order: string;
  /** The whole fragment. */
  readonly fragment: string;
  /** The mark of an order that was prepared in this history entry; undefined for a link. */
  readonly mark: unknown;
}

/** The state of one visit, which is in memory only. */
export interface Visit {
  readonly cart: Cart;
  readonly popup: OrderPopup;
  readonly draft: Draft;
  /** The order that was prepared last, until the shopper starts a new one. */
  readonly prepared: PreparedOrder | undefined;
  /** Items that were removed from the cart because they are sold out. */
  readonly withdrawn: readonly Item[];
}

/** What a shopper does, and what the page finds by itself: an order link, sold-out items. */
export type VisitAction =
  | { readonly type: "add"; readonly item: Item }
  | { readonly type: "remove"; readonly key: number }
  | { readonly type: "undo-remove"; readonly key: number }
  | { readonly type: "open-cart" }
  | ({ readonly type: "open-shared-cart" } & LinkedOrder)
  | { readonly type: "resume"; readonly prepared: PreparedOrder }
  | { readonly type: "change-prepared" }
  | { readonly type: "add-all"; readonly items: readonly Item[] }
  | { readonly type: "replace-all"; readonly items: readonly Item[] }
  | { readonly type: "undo-replace" }
  | { readonly type: "checkout" }
  | { readonly type: "type"; readonly field: FieldId; readonly text: string }
  | { readonly type: "order-ready"; readonly order: ComposedOrder }
  | { readonly type: "start-new" }
  /** `soldOut`: ids of items. */
  | { readonly type: "withdraw"; readonly soldOut: readonly string[] }
  | { readonly type: "close" };

const closed: OrderPopup = { name: "none" };

export const emptyVisit: Visit = {
  cart: emptyCart,
  popup: closed,
  draft: emptyDraft,
  prepared: undefined,
  withdrawn: [],
};

/** The visit after an action. */
export function reduceVisit(state: Visit, action: VisitAction): Visit {
  switch (action.type) {
    case "add":
      return { ...state, cart: addToCart(state.cart, action.item) };
    case "remove":
      return { ...state, cart: removeFromCart(state.cart, action.key) };
    case "undo-remove":
      return { ...state, cart: undoRemove(state.cart, action.key) };
    case "open-cart":
      return {
        ...state,
        cart: forgetRemoved(state.cart),
        popup: { name: "cart" },
      };
    case "open-shared-cart": {
      const { order, fragment, mark } = action;
      return { ...state, popup: { name: "shared-cart", order, fragment, mark } };
    }
    case "resume": {
      const { prepared } = action;
      if (state.prepared?.number === prepared.number) return state;
      const items = prepared.lines.map(({ item }) => item);
      return { ...state, prepared, cart: items.reduce(addToCart, emptyCart) };
    }
    case "change-prepared":
      return {
        ...state,
        prepared: state.prepared && { ...state.prepared, details: "outdated" },
        popup: { name: "cart" },
      };
    case "add-all":
      return {
        ...state,
        cart: action.items.reduce(addToCart, forgetRemoved(state.cart)),
        popup: { name: "cart" },
      };
    case "replace-all":
      return {
        ...state,
        cart: action.items.reduce(addToCart, { ...emptyCart, nextKey: state.cart.nextKey }),
        popup: { name: "cart", replaced: forgetRemoved(state.cart) },
      };
    case "undo-replace": {
      const { cart, popup } = state;
      if (popup.name !== "cart" || !popup.replaced) return state;
      const { nextKey } = cart;
      return { ...state, cart: { ...popup.replaced, nextKey }, popup: { name: "cart" } };
    }
    case "checkout":
      return { ...state, popup: { name: "delivery" } };
    case "type":
      return { ...state, draft: { ...state.draft, [action.field]: action.text } };
    case "order-ready":
      return {
        ...state,
        popup: { name: "order-ready", order: action.order },
        prepared: action.order.order,
      };
    case "start-new":
      return { ...state, cart: emptyCart, popup: closed, prepared: undefined, withdrawn: [] };
    case "withdraw": {
      const gone = state.cart.lines.filter(({ item }) => action.soldOut.includes(item.id));
      if (gone.length === 0) return state;
      return {
        ...state,
        cart: forgetRemoved(gone.reduce((cart, { key }) => removeFromCart(cart, key), state.cart)),
        withdrawn: [...state.withdrawn, ...gone.map(({ item }) => item)],
      };
    }
    case "close":
      return { ...state, popup: closed };
  }
}
