import type { Item } from "@/lib/shop/catalogue";

export interface OrderedItem {
  readonly item: Item;
  readonly count: number;
}

/** Adds up a value of goods, each as often as it was ordered: 2 at ₹60 and 1 at ₹30 are ₹150. */
export function sumOf<Goods extends { readonly count: number }>(
  ordered: readonly Goods[],
  valueOf: (goods: Goods) => number,
): number {
  return ordered.reduce((sum, goods) => sum + valueOf(goods) * goods.count, 0);
}

/** How much there is in these items: milk in milliliters, all else in grams. */
export interface Quantity {
  readonly milliliters: number;
  readonly grams: number;
}

export const quantityOf = (ordered: readonly OrderedItem[]): Quantity => ({
  milliliters: sumOf(ordered, ({ item }) => item.milliliters),
  grams: sumOf(ordered, ({ item }) => item.grams),
});
