import type { Item } from "@/lib/catalogue";

/** One thing in the cart. The same item twice is two lines, told apart by their key. */
export interface CartLine {
  readonly key: number;
  readonly item: Item;
}

/** The lines, and the line removed last, which can be put back where it was. */
export interface Cart {
  readonly lines: readonly CartLine[];
  readonly removed: { readonly line: CartLine; readonly index: number } | undefined;
  readonly nextKey: number;
}

export const emptyCart: Cart = { lines: [], removed: undefined, nextKey: 1 };

/** Appends a line, also for an item that is already there. */
export function addToCart(cart: Cart, item: Item): Cart {
  return {
    lines: [...cart.lines, { key: cart.nextKey, item }],
    removed: undefined,
    nextKey: cart.nextKey + 1,
  };
}

/** Removes one line; a key that is not in the cart changes nothing. */
export function removeFromCart(cart: Cart, key: number): Cart {
  const index = cart.lines.findIndex((line) => line.key === key);
  const line = cart.lines[index];
  if (!line) return cart;
  return { ...cart, lines: cart.lines.filter((other) => other !== line), removed: { line, index } };
}

/** Puts the line removed last back where it was; nothing removed changes nothing. */
export function undoRemove(cart: Cart): Cart {
  if (!cart.removed) return cart;
  const { line, index } = cart.removed;
  const lines = [...cart.lines.slice(0, index), line, ...cart.lines.slice(index)];
  return { ...cart, lines, removed: undefined };
}

/** The sum of all lines, in whole rupees. */
export function cartTotal(lines: readonly CartLine[]): number {
  return lines.reduce((total, line) => total + line.item.rupees, 0);
}
