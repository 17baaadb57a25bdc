import type { Item } from "@/lib/shop/catalogue";

/** One thing in the cart. The same item twice is two lines, told apart by their key. */
export interface CartLine {
  readonly key: number;
  readonly item: Item;
}

/** A line as the open cart shows it: a removed one keeps its place, so that it can be put back. */
export interface CartRow {
  readonly line: CartLine;
  readonly isRemoved: boolean;
}

/** What a shopper has put into the cart so far. */
export interface Cart {
  readonly rows: readonly CartRow[];
  /** The lines that are ordered: those of the rows that are not removed. */
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

/** Appends a line, also for an item that is already there. */
export function addToCart(cart: Cart, item: Item): Cart {
  const row = { line: { key: cart.nextKey, item }, isRemoved: false };
  return withRows([...cart.rows, row], cart.nextKey + 1);
}

/** Removes one line; a key that is not in the cart changes nothing. */
export function removeFromCart(cart: Cart, key: number): Cart {
  return withRemoved(cart, key, true);
}

/** Puts a removed line back where it was; the key of another line changes nothing. */
export function undoRemove(cart: Cart, key: number): Cart {
  return withRemoved(cart, key, false);
}

/** Lets go of the removed lines: from now on they cannot be put back. */
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
