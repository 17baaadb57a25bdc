import { items, itemsOf, products, type Item, type ProductId } from "@/lib/shop/catalogue";

/** Reads a list such as `pure-desi-ghee, fresh-paneer:1-kg`: ids of products or of single items. */
export function readNamedItems(list: string) {
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const known = new Set<string>(stockNames.flat());
  return {
    /** The ids of the items, in the order of the catalogue; for a product those of all its sizes. */
    ids: items
      .filter(({ id, product }) => names.includes(id) || names.includes(product))
      .map(({ id }) => id),
    /** Names that are not in the catalogue. */
    unknown: names.filter((name) => !known.has(name)),
  };
}

/** All names that such a list may contain, by product: its id, then those of its items. */
export const stockNames: readonly (readonly string[])[] = products.map(({ id }) => [
  id,
  ...itemsOf(id).map((item) => item.id),
]);

/**
 * The items of a product that can be ordered, smallest first.
 *
 * @param soldOut ids of the items that are sold out
 */
export function itemsLeft(product: ProductId, soldOut: readonly string[]): readonly Item[] {
  return itemsOf(product).filter(({ id }) => !soldOut.includes(id));
}

/** The lowest price of a product in whole rupees, without sizes that are sold out; undefined if all are. */
export function lowestPrice(product: ProductId, soldOut: readonly string[]): number | undefined {
  const prices = itemsLeft(product, soldOut).map((item) => item.rupees);
  return prices.length === 0 ? undefined : Math.min(...prices);
}
