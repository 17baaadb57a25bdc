import type { Item, ProductId, SizeId } from "@/lib/shop/catalogue";

/** The names of products and sizes in one language. */
export interface ItemNames {
  readonly products: Readonly<Record<ProductId, string>>;
  readonly sizes: Readonly<Record<SizeId, string>>;
}

/** An item by its name: `Fresh Paneer 500g`, or with something else between product and size. */
export function itemName({ product, size }: Item, names: ItemNames, between = " "): string {
  return names.products[product] + between + names.sizes[size];
}

/** The price of all these items, in whole rupees. */
export function totalOf(items: readonly Item[]): number {
  return items.reduce((total, { rupees }) => total + rupees, 0);
}

/** How often each item occurs in a list, in the order of first occurrence. */
export function countItems(items: readonly Item[]): ReadonlyMap<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** A list of items as text: `2 x Desi cow milk 2 Liter, Fresh Paneer 500g`. */
export function listItems(items: readonly Item[], names: ItemNames): string {
  return Array.from(countItems(items), ([item, count]) => {
    const name = itemName(item, names);
    return count === 1 ? name : `${count} x ${name}`;
  }).join(", ");
}
