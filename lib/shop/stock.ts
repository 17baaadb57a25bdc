import { items, itemsOf, products, type Item, type ProductId } from "@/lib/shop/catalogue";

/** Reads a list such as `pure-desi-ghee, fresh-paneer:1-kg`: ids of products or of single items. */
export function readNamedItems(list: string) {
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const known = new Set<string>(stockNames.flat());
  return {
    /** In the order of the catalogue; all sizes of a product that is named whole. */
    ids: items
      .filter(({ id, product }) => names.includes(id) || names.includes(product))
      .map(({ id }) => id),
    /** Names of what is not in the catalogue. */
    unknown: names.filter((name) => !known.has(name)),
  };
}

/** All names that such a list may hold, by product: its own, then those of its sizes. */
export const stockNames: readonly (readonly string[])[] = products.map(({ id }) => [
  id,
  ...itemsOf(id).map((item) => item.id),
]);

/**
 * The sizes of a product that can be ordered, smallest first.
 *
 * @param soldOut ids of the items that cannot
 */
export function itemsLeft(product: ProductId, soldOut: readonly string[]): readonly Item[] {
  return itemsOf(product).filter(({ id }) => !soldOut.includes(id));
}

/** The ids among `soldOut` that are sizes of this product. */
export function soldOutOf(product: ProductId, soldOut: readonly string[]): readonly string[] {
  return itemsOf(product)
    .map(({ id }) => id)
    .filter((id) => soldOut.includes(id));
}

/** What the cheapest size that can be ordered costs, in whole rupees; undefined when none can. */
export function lowestPrice(product: ProductId, soldOut: readonly string[]): number | undefined {
  const prices = itemsLeft(product, soldOut).map((item) => item.rupees);
  return prices.length === 0 ? undefined : Math.min(...prices);
}
