import type { Item, ProductId, SizeId } from "@/lib/catalogue";
import { fill } from "@/lib/fill";
import { formatRupees } from "@/lib/money";

/** The words for the order of one item in one language; `{placeholders}` are filled in here. */
export interface BlankOrderWords {
  readonly greeting: string;
  /** `{total}` */
  readonly total: string;
  readonly name: string;
  readonly address: string;
  /** City, state and postal code. */
  readonly place: string;
  readonly mobile: string;
  readonly landmark: string;
  readonly products: Readonly<Record<ProductId, string>>;
  readonly sizes: Readonly<Record<SizeId, string>>;
}

/**
 * The order of one item, with empty lines for the shopper to fill in: what a form sends where no
 * script runs.
 */
export function blankOrderMessage(item: Item, words: BlankOrderWords): string {
  return [
    words.greeting,
    "",
    itemLine(item, 0, words),
    fill(words.total, { total: formatRupees(item.rupees) }),
    "",
    `${words.name}: `,
    `${words.address}: `,
    words.place,
    `${words.mobile}: `,
    `${words.landmark}: `,
  ].join("\n");
}

/** `2. Fresh Paneer - 500g - ₹249` for the item with index 1. */
export function itemLine(item: Item, index: number, words: BlankOrderWords): string {
  return `${index + 1}. ${itemName(item, words)} - ${formatRupees(item.rupees)}`;
}

/** `Fresh Paneer - 500g` */
export function itemName({ product, size }: Item, words: BlankOrderWords): string {
  return `${words.products[product]} - ${words.sizes[size]}`;
}
