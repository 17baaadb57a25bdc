import type { Item, ProductId, SizeId } from "@/lib/shop/catalogue";

/** Items in a sentence, equal ones together: `2 x Desi cow milk 2 Liter, Fresh Paneer 500g`. */
export function listItems(
  items: readonly Item[],
  names: {
    readonly products: Readonly<Record<ProductId, string>>;
    readonly sizes: Readonly<Record<SizeId, string>>;
  },
): string {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return Array.from(counts, ([item, count]) => {
    const name = `${names.products[item.product]} ${names.sizes[item.size]}`;
    return count === 1 ? name : `${count} x ${name}`;
  }).join(", ");
}
