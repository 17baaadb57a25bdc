/** The sizes, smallest first, and what is in each. */
const sizes = [
  { id: "half-liter", milliliters: 500, grams: 0 },
  { id: "1-liter", milliliters: 1000, grams: 0 },
  { id: "1.5-liter", milliliters: 1500, grams: 0 },
  { id: "2-liter", milliliters: 2000, grams: 0 },
  { id: "250g", milliliters: 0, grams: 250 },
  { id: "500g", milliliters: 0, grams: 500 },
  { id: "1-kg", milliliters: 0, grams: 1000 },
] as const;
export type SizeId = (typeof sizes)[number]["id"];

interface ProductRow {
  readonly id: string;
  /** Whether one can subscribe to it. */
  readonly hasPlans: boolean;
  /** Of each size in whole rupees. */
  readonly prices: Readonly<Partial<Record<SizeId, number>>>;
}

/**
 * What the shop sells, in the order of the products page. Change a price here: pages, cart, order message
 * and day sheet follow. The words of a product are in `lib/copy`, its picture is in `lib/pictures.ts`.
 */
export const products = [
  {
    id: "desi-cow-milk",
    hasPlans: true,
    prices: { "half-liter": 30, "1-liter": 60, "1.5-liter": 90, "2-liter": 120 },
  },
  { id: "homemade-curd", hasPlans: false, prices: { "500g": 65, "1-kg": 130 } },
  { id: "pure-desi-ghee", hasPlans: false, prices: { "500g": 799, "1-kg": 1599 } },
  { id: "fresh-paneer", hasPlans: false, prices: { "250g": 130, "500g": 249, "1-kg": 499 } },
  {
    id: "a2-milk",
    hasPlans: true,
    prices: { "half-liter": 35, "1-liter": 70, "1.5-liter": 105, "2-liter": 140 },
  },
  {
    id: "premium-fresh-milk",
    hasPlans: true,
    prices: { "half-liter": 45, "1-liter": 90, "1.5-liter": 135, "2-liter": 180 },
  },
] as const satisfies readonly ProductRow[];
export type ProductId = (typeof products)[number]["id"];

/** One size of one product: what a shopper adds to the cart. */
export interface Item {
  /** `product:size`, the form in which order links carry it. */
  readonly id: string;
  readonly product: ProductId;
  readonly size: SizeId;
  readonly rupees: number;
  /** Of milk; 0 of everything else. */
  readonly milliliters: number;
  /** Of everything but milk. */
  readonly grams: number;
}

/** All items, in the order of the products page. */
export const allItems: readonly Item[] = products.flatMap(({ id: product, ...row }) => {
  // Of each product the constant table knows only the sizes that it has.
  const prices: ProductRow["prices"] = row.prices;
  return sizes.flatMap(({ id: size, ...amount }) => {
    const rupees = prices[size];
    return rupees === undefined
      ? []
      : [{ id: `${product}:${size}`, product, size, rupees, ...amount }];
  });
});

/** The item with this id; undefined if the shop does not sell it, or no longer. */
export function findItem(id: string): Item | undefined {
  return allItems.find((item) => item.id === id);
}

/** All items of a product, one for each size, smallest first; also those that are sold out. */
export function itemsOf(product: ProductId): readonly Item[] {
  return allItems.filter((item) => item.product === product);
}

export type SoldOut = readonly string[];

/** The items of a product that can be ordered, smallest first. */
export function itemsLeft(product: ProductId, soldOut: SoldOut): readonly Item[] {
  return itemsOf(product).filter(({ id }) => !soldOut.includes(id));
}

/** The lowest price of what is left of a product, in whole rupees; undefined if all its sizes are sold out. */
export function lowestPrice(product: ProductId, soldOut: SoldOut): number | undefined {
  const prices = itemsLeft(product, soldOut).map(({ rupees }) => rupees);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** The items with these ids, in this order, without those that the shop does not sell, or no longer. */
export function findItems(ids: readonly string[]): readonly Item[] {
  return ids.flatMap((id) => findItem(id) ?? []);
}

/** The product with this id. Throws an error if there is none. */
export function findProduct(id: string) {
  const product = products.find((each) => each.id === id);
  if (!product) throw new Error(`There is no product "${id}".`);
  return product;
}

export interface ItemNames {
  readonly products: Readonly<Record<ProductId, string>>;
  readonly sizes: Readonly<Record<SizeId, string>>;
}

/** An item by its name: `Fresh Paneer 500g`, or with something else between product and size. */
export function itemName({ product, size }: Item, names: ItemNames, between = " "): string {
  return names.products[product] + between + names.sizes[size];
}

/** What can be ordered now, and for how much: for each item a line like `fresh-paneer:500g 249`. */
export function stockText(soldOut: SoldOut): string {
  const items = allItems.filter(({ id }) => !soldOut.includes(id));
  return items.map(({ id, rupees }) => `${id} ${rupees}\n`).join("");
}

/** What is to be paid for these goods, in whole rupees. Whatever shows, sends or reads a total asks here. */
export function totalOf(goods: readonly { rupees: number; count?: number }[]): number {
  return goods.reduce((total, { rupees, count = 1 }) => total + rupees * count, 0);
}

/** Each different item of a list and its count, in the order of the catalogue, in which the seller packs. */
export function countItems(
  items: readonly Item[],
): readonly (readonly [item: Item, count: number])[] {
  return allItems.flatMap((item) => {
    const count = items.filter((each) => each === item).length;
    return count === 0 ? [] : [[item, count] as const];
  });
}

/** A list of items as text: `2 × Desi cow milk 2 Liter, Fresh Paneer 500g`. */
export function itemsText(items: readonly Item[], names: ItemNames): string {
  const counted = countItems(items).map(([item, count]) => {
    const name = itemName(item, names);
    return count === 1 ? name : `${count} × ${name}`;
  });
  return counted.join(", ");
}
