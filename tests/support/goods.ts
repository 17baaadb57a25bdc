import { en, type Copy } from "@/lib/copy";
import type { Language } from "@/lib/language";
import { pathTo } from "@/lib/paths";
import {
  findItem,
  itemName,
  itemsOf,
  products,
  totalOf,
  type Item,
  type ProductId,
} from "@/lib/shop/catalogue";
import { fill, formatRupees } from "@/lib/shop/format";

/** The id of a product in one of its sizes: 0 is the smallest, -1 the largest, which stands in for one that is missing. */
export function idOf(product: ProductId, at: number): string {
  const sizes = itemsOf(product).map(({ id }) => id);
  return sizes.at(at) ?? sizes.at(-1) ?? "";
}

const wanted = ["a2-milk", "desi-cow-milk", "fresh-paneer", "pure-desi-ghee", "homemade-curd"];
const sold = products.map(({ id }) => id);
const other = sold.find((id) => !wanted.includes(id)) ?? products[0].id;

/** A product of that name, or another in place of one that the owner has withdrawn. */
const productLike = (name = ""): ProductId => sold.find((id) => id === name) ?? other;

export const milkProduct = productLike(wanted[0]);
const cowProduct = productLike(wanted[1]);
const paneerProduct = productLike(wanted[2]);

// Ids of items, whichever sizes the owner sells.
export const halfMilk = idOf(milkProduct, 0);
export const milk = idOf(milkProduct, 1);
export const bigMilk = idOf(milkProduct, -1);
export const halfCow = idOf(cowProduct, 0);
export const cow = idOf(cowProduct, 1);
export const bigCow = idOf(cowProduct, -1);
export const paneer = idOf(paneerProduct, 1);
export const ghee = idOf(productLike(wanted[3]), -1);
export const curd = idOf(productLike(wanted[4]), 0);

/** The item with this id, which must be in the catalogue. */
export function itemWith(id: string): Item {
  const item = findItem(id);
  if (!item) throw new Error(`Not in the catalogue: ${id}`);
  return item;
}

/** The items with these ids. */
export const itemsWith = (...ids: string[]): readonly Item[] => ids.map(itemWith);

/** The price of these items together: `₹1,599`. */
export const priceOf = (...ids: string[]) => formatRupees(totalOf(itemsWith(...ids)));

/** The path of the page that shows an item's product. */
export const pathOf = (id: string, language: Language = "en") =>
  pathTo(language, itemWith(id).product);

/** The size of an item: `1 Liter`. */
export const sizeOf = (id: string, { sizes }: Copy = en) => sizes[itemWith(id).size];

/** How many liters of milk these items are together, or kilos of anything else. */
export const amountOf = (...ids: string[]) =>
  itemsWith(...ids).reduce((sum, { milliliters, grams }) => sum + milliliters + grams, 0) / 1000;

/** The name of an item: `A2 milk 1 Liter`. */
export const nameOf = (id: string, { order }: Copy = en, between = " ") =>
  itemName(itemWith(id), order, between);

/** An item as its option in the list of sizes: `1 Liter - ₹70`. */
export const optionOf = (id: string, copy: Copy = en, form = copy.productsPage.form.option) =>
  fill(form, { size: sizeOf(id, copy), price: priceOf(id) });

/** An item as its radio, where all sizes are in view: `1 Liter ₹70`. */
export const radioOf = (id: string, copy: Copy = en) => optionOf(id, copy, "{size} {price}");
