/** A size of a product: its price in whole rupees, and what is in it. */
type Size = { readonly id: string; readonly rupees: number } & (
  { readonly millilitres: number } | { readonly grams: number }
);

interface ProductRow {
  readonly id: string;
  /** Whether one can subscribe to it. */
  readonly hasPlans: boolean;
  /** Smallest first. */
  readonly sizes: readonly Size[];
}

/**
 * What the shop sells, in the order of the products page. Change a price here: pages, cart, order message
 * and day sheet follow. The words of a product are in `lib/copy`, its picture is in `lib/pictures.ts`.
 */
export const products = [
  {
    id: "desi-cow-milk",
    hasPlans: true,
    sizes: [
      { id: "half-liter", rupees: 30, millilitres: 500 },
      { id: "1-liter", rupees: 60, millilitres: 1000 },
      { id: "1.5-liter", rupees: 90, millilitres: 1500 },
      { id: "2-liter", rupees: 120, millilitres: 2000 },
    ],
  },
  {
    id: "homemade-curd",
    hasPlans: false,
    sizes: [
      { id: "500g", rupees: 65, grams: 500 },
      { id: "1-kg", rupees: 130, grams: 1000 },
    ],
  },
  {
    id: "pure-desi-ghee",
    hasPlans: false,
    sizes: [
      { id: "500g", rupees: 799, grams: 500 },
      { id: "1-kg", rupees: 1599, grams: 1000 },
    ],
  },
  {
    id: "fresh-paneer",
    hasPlans: false,
    sizes: [
      { id: "250g", rupees: 130, grams: 250 },
      { id: "500g", rupees: 249, grams: 500 },
      { id: "1-kg", rupees: 499, grams: 1000 },
    ],
  },
  {
    id: "a2-milk",
    hasPlans: true,
    sizes: [
      { id: "half-liter", rupees: 35, millilitres: 500 },
      { id: "1-liter", rupees: 70, millilitres: 1000 },
      { id: "1.5-liter", rupees: 105, millilitres: 1500 },
      { id: "2-liter", rupees: 140, millilitres: 2000 },
    ],
  },
  {
    id: "premium-fresh-milk",
    hasPlans: true,
    sizes: [
      { id: "half-liter", rupees: 45, millilitres: 500 },
      { id: "1-liter", rupees: 90, millilitres: 1000 },
      { id: "1.5-liter", rupees: 135, millilitres: 1500 },
      { id: "2-liter", rupees: 180, millilitres: 2000 },
    ],
  },
] as const satisfies readonly ProductRow[];

export type ProductId = (typeof products)[number]["id"];
export type SizeId = (typeof products)[number]["sizes"][number]["id"];

/** The products to which one can subscribe. */
export const subscriptionProducts: readonly ProductId[] = products
  .filter(({ hasPlans }) => hasPlans)
  .map(({ id }) => id);

/** One size of one product: what a shopper adds to the cart. */
export interface Item {
  /** `product:size`, the form in which order links carry it. */
  readonly id: string;
  readonly product: ProductId;
  readonly size: SizeId;
  readonly rupees: number;
  /** Of milk; 0 of everything else. */
  readonly millilitres: number;
  /** Of everything but milk. */
  readonly grams: number;
}

/** All items, in the order of the products page. */
export const items: readonly Item[] = products.flatMap(({ id: product, sizes }) =>
  sizes.map(({ id: size, rupees, ...amount }) => ({
    id: `${product}:${size}`,
    product,
    size,
    rupees,
    millilitres: 0,
    grams: 0,
    ...amount,
  })),
);

const itemsById = new Map(items.map((item) => [item.id, item]));

/** The item with this id; undefined if the shop does not sell it, or no longer. */
export function findItem(id: string): Item | undefined {
  return itemsById.get(id);
}

/** The sizes of one product, smallest first. */
export function itemsOf(product: ProductId): readonly Item[] {
  return items.filter((item) => item.product === product);
}

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

/** All names that a list of stock may contain, by product: its id, then those of its items. */
export const stockNames: readonly (readonly string[])[] = products.map(({ id }) => [
  id,
  ...itemsOf(id).map((item) => item.id),
]);

/** Reads a list such as `pure-desi-ghee, fresh-paneer:1-kg`: ids of products or of single items. */
export function readStock(list: string) {
  const names = list.split(",").flatMap((name) => name.trim() || []);
  const known = new Set(stockNames.flat());
  return {
    /** The ids of the items, in the order of the catalogue; for a product those of all its sizes. */
    ids: items
      .filter(({ id, product }) => names.includes(id) || names.includes(product))
      .map(({ id }) => id),
    /** Names that are not in the catalogue. */
    unknown: names.filter((name) => !known.has(name)),
  };
}

/** The items with these ids, in this order, without those that the shop does not sell, or no longer. */
export function findItems(ids: readonly string[]): readonly Item[] {
  return ids.flatMap((id) => findItem(id) ?? []);
}

/**
 * The product with this id.
 *
 * @throws Error if there is none
 */
export function asProduct(id: string): ProductId {
  const product = products.find((each) => each.id === id);
  if (!product) throw new Error(`There is no product "${id}".`);
  return product.id;
}
