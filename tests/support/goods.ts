import { en, type Copy } from "@/lib/copy";
import { findItem, itemName, itemsOf, type Item, type ProductId } from "@/lib/shop/catalogue";
import { totalOf } from "@/lib/order/total";
import { formatRupees } from "@/lib/shop/format";
import { fill } from "@/lib/fill";

/** The id of a product in one of its sizes: 0 is the smallest, -1 the largest, which stands in for one that is missing. */
export function idOf(product: ProductId, at: number): string {
  const sizes = itemsOf(product).map(({ id }) => id);
  return sizes.at(at) ?? sizes.at(-1) ?? "";
}

// Ids of items that are in the catalogue, whichever sizes the owner sells.
export const halfMilk = idOf("a2-milk", 0);
export const milk = idOf("a2-milk", 1);
export const bigMilk = idOf("a2-milk", -1);
export const halfCow = idOf("desi-cow-milk", 0);
export const cow = idOf("desi-cow-milk", 1);
export const bigCow = idOf("desi-cow-milk", -1);
export const smallPaneer = idOf("fresh-paneer", 0);
export const paneer = idOf("fresh-paneer", 1);
export const ghee = idOf("pure-desi-ghee", -1);
export const curd = idOf("homemade-curd", 0);

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
