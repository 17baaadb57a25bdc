import { items, products, type ProductId } from "@/lib/shop/catalogue";
import type { OrderedItem, ReceivedOrder } from "@/lib/seller/received-order";

/** Milk in millilitres, all else in grams. */
export interface Quantity {
  readonly millilitres: number;
  readonly grams: number;
}

/** How much of one product to pack. */
export interface ProductPacking {
  readonly product: ProductId;
  /** By size, smallest first. */
  readonly sizes: readonly OrderedItem[];
  readonly quantity: Quantity;
}

/** What to pack for all orders together. */
export interface Packing {
  /** In the order of the catalogue; only what was ordered. */
  readonly products: readonly ProductPacking[];
  readonly quantity: Quantity;
  /** To collect, in whole rupees. */
  readonly rupees: number;
}

/** Adds up what to pack for these orders. */
export function packingOf(orders: readonly ReceivedOrder[]): Packing {
  const ordered = orders.flatMap((order) => order.items);
  const counted = items
    .map((item) => ({ item, count: countOf(ordered.filter((each) => each.item === item)) }))
    .filter(({ count }) => count > 0);
  return {
    products: products
      .map(({ id }) => ({ product: id, sizes: counted.filter(({ item }) => item.product === id) }))
      .filter(({ sizes }) => sizes.length > 0)
      .map(({ product, sizes }) => ({ product, sizes, quantity: quantityOf(sizes) })),
    quantity: quantityOf(counted),
    rupees: orders.reduce((sum, { total }) => sum + total, 0),
  };
}

function countOf(ordered: readonly OrderedItem[]): number {
  return ordered.reduce((sum, { count }) => sum + count, 0);
}

function quantityOf(ordered: readonly OrderedItem[]): Quantity {
  let millilitres = 0;
  let grams = 0;
  for (const { item, count } of ordered) {
    millilitres += item.millilitres * count;
    grams += item.grams * count;
  }
  return { millilitres, grams };
}
