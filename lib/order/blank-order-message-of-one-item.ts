import type { Copy } from "@/lib/copy/copy-type";
import { fill } from "@/lib/order/text";
import { formatRupees } from "@/lib/shop/format";

/**
 * The order of one item, with blanks for the shopper to fill in. The form on a product's card sends it
 * when scripts do not run.
 */
export function blankOrderMessage(
  item: { readonly product: string; readonly size: string; readonly rupees: number },
  words: Copy["shop"]["form"]["blank"],
): string {
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
