/**
 * What the shop sells: six products, their sizes, and each price in whole rupees.
 * Change a price here; pages, cart and order message follow.
 */
export const products = [
  {
    id: "desi-cow-milk",
    sizes: [
      { id: "half-liter", rupees: 30 },
      { id: "1-liter", rupees: 60 },
      { id: "1.5-liter", rupees: 90 },
      { id: "2-liter", rupees: 120 },
    ],
  },
  {
    id: "homemade-curd",
    sizes: [
      { id: "500g", rupees: 65 },
      { id: "1-kg", rupees: 130 },
    ],
  },
  {
    id: "pure-desi-ghee",
    sizes: [
      { id: "500g", rupees: 799 },
      { id: "1-kg", rupees: 1599 },
    ],
  },
  {
    id: "fresh-paneer",
    sizes: [
      { id: "250g", rupees: 130 },
      { id: "500g", rupees: 249 },
      { id: "1-kg", rupees: 499 },
    ],
  },
  {
    id: "a2-milk",
    sizes: [
      { id: "half-liter", rupees: 35 },
      { id: "1-liter", rupees: 70 },
      { id: "1.5-liter", rupees: 105 },
      { id: "2-liter", rupees: 140 },
    ],
  },
  {
    id: "premium-fresh-milk",
    sizes: [
      { id: "half-liter", rupees: 45 },
      { id: "1-liter", rupees: 90 },
      { id: "1.5-liter", rupees: 135 },
      { id: "2-liter", rupees: 180 },
    ],
  },
] as const;

export type Product = (typeof products)[number];
export type ProductId = Product["id"];
export type SizeId = Product["sizes"][number]["id"];

/** One size of one product: what a shopper adds to the cart. */
export interface Item {
  /** `product:size`, the form in which order links carry it. */
  readonly id: string;
  readonly product: ProductId;
  readonly size: SizeId;
  readonly rupees: number;
}

/** All items, in the order of the products page. */
export const items: readonly Item[] = products.flatMap((product) =>
  product.sizes.map((size) => ({
    id: `${product.id}:${size.id}`,
    product: product.id,
    size: size.id,
    rupees: size.rupees,
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
