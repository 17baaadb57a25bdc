import { fill } from "@/lib/language/text-template";
import { formatRupees } from "@/lib/shop/money";

/** An item in the words of one language. */
export interface NamedItem {
  readonly product: string;
  readonly size: string;
  readonly rupees: number;
}

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
}

/**
 * The order of one item, with empty lines for the shopper to fill in: what a form sends where no
 * script runs.
 */
export function blankOrderMessage(item: NamedItem, words: BlankOrderWords): string {
  return [
    words.greeting,
    "",
    itemLine(`${item.product} - ${item.size}`, item.rupees, 0),
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
export function itemLine(name: string, rupees: number, index: number): string {
  return `${index + 1}. ${name} - ${formatRupees(rupees)}`;
}
