import type { Copy } from "@/lib/copy/copy-type";
import type { Item } from "@/lib/shop/catalogue";

/** How often each item occurs in a list, in the order of first occurrence. */
export function countItems(items: readonly Item[]): ReadonlyMap<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** A list of items as text: `2 x Desi cow milk 2 Liter, Fresh Paneer 500g`. */
export function listItems(items: readonly Item[], names: Pick<Copy, "products" | "sizes">): string {
  return Array.from(countItems(items), ([item, count]) => {
    const name = `${names.products[item.product]} ${names.sizes[item.size]}`;
    return count === 1 ? name : `${count} x ${name}`;
  }).join(", ");
}
