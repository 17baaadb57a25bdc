import { en, type Copy } from "@/lib/copy";
import {
  findItem,
  itemName,
  itemsOf,
  totalOf,
  type Item,
  type ProductId,
} from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { fill } from "@/lib/text";

/** The id of a product's size: of the smallest at 0, of the largest at -1, and where there are too few. */
export function idOf(product: ProductId, at: number): string {
  const sizes = itemsOf(product).map(({ id }) => id);
  return sizes.at(at) ?? sizes.at(-1) ?? "";
}

// Some that are sold, whichever sizes the owner has.
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

/** The items with these ids. */
export function itemsWith(...ids: string[]): readonly Item[] {
  return ids.map((id) => {
    const item = findItem(id);
    if (!item) throw new Error(`Not in the catalogue: ${id}`);
    return item;
  });
}

/** What these items cost together, as it is written today. */
export const priceOf = (...ids: string[]) => formatRupees(totalOf(itemsWith(...ids)));

/** Their size, as it is written. */
export const sizeOf = (id: string, { sizes }: Copy = en) =>
  itemsWith(id)
    .map(({ size }) => sizes[size])
    .join("");

/** How many liters of milk they are together, or kilos of all else. */
export function amountOf(...ids: string[]): number {
  const amounts = itemsWith(...ids).map(({ milliliters, grams }) => milliliters + grams);
  return amounts.reduce((sum, amount) => sum + amount, 0) / 1000;
}

/** The name of an item: `A2 milk 1 Liter`. */
export function nameOf(id: string, { order }: Copy = en, between = " "): string {
  return itemsWith(id)
    .map((item) => itemName(item, order, between))
    .join("");
}

/** How a size is offered: `1 Liter - ₹70`. */
export function optionOf(
  id: string,
  { catalogue, sizes }: Copy = en,
  form = catalogue.form.option,
): string {
  const [item] = itemsWith(id);
  return item ? fill(form, { size: sizes[item.size], price: priceOf(id) }) : "";
}

/** How a size is offered where all are in view: `1 Liter ₹70`. */
export const radioOf = (id: string, copy: Copy = en) => optionOf(id, copy, "{size} {price}");
