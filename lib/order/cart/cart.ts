import type { Item } from "@/lib/shop/catalogue";

/** One line of the cart. Adding an item twice makes two lines, which differ by their key. */
export interface CartLine {
  readonly key: number;
  readonly item: Item;
}

/** A row of the open cart. A removed line keeps its row, so that it can be put back. */
export interface CartRow {
  readonly line: CartLine;
  readonly isRemoved: boolean;
}

/** The cart. */
export interface Cart {
  readonly rows: readonly CartRow[];
  /** The lines to order: those that are not removed. */
  readonly lines: readonly CartLine[];
  readonly nextKey: number;
}

export const emptyCart: Cart = { rows: [], lines: [], nextKey: 1 };

function withRows(rows: readonly CartRow[], nextKey: number): Cart {
  return {
    rows,
    lines: rows.filter((row) => !row.isRemoved).map((row) => row.line),
    nextKey,
  };
}

function withRemoved(cart: Cart, key: number, isRemoved: boolean): Cart {
  const rows = cart.rows.map((row) => (row.line.key === key ? { ...row, isRemoved } : row));
  return withRows(rows, cart.nextKey);
}

/** Appends a line, even if the item is already in the cart. */
export function addToCart(cart: Cart, item: Item): Cart {
  const row = { line: { key: cart.nextKey, item }, isRemoved: false };
  return withRows([...cart.rows, row], cart.nextKey + 1);
}

/** Removes one line; an unknown key changes nothing. */
export function removeFromCart(cart: Cart, key: number): Cart {
  return withRemoved(cart, key, true);
}

/** Puts a removed line back in its place; the key of any other line changes nothing. */
export function undoRemove(cart: Cart, key: number): Cart {
  return withRemoved(cart, key, false);
}

/** Drops the rows of removed lines, which then cannot be put back. */
export function forgetRemoved(cart: Cart): Cart {
  return withRows(
    cart.rows.filter((row) => !row.isRemoved),
    cart.nextKey,
  );
}

/** The sum of all lines, in whole rupees. */
export function cartTotal(lines: readonly CartLine[]): number {
  return lines.reduce((total, line) => total + line.item.rupees, 0);
}
