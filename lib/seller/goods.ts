import { beginsMessage, type MessagePatterns } from "@/lib/seller/patterns";
import { endOf, notesOf, partsOf, plainLine } from "@/lib/seller/shape";
import type { Item } from "@/lib/shop/catalogue";

/** Why the seller should check an order before packing it. */
export type OrderWarning =
  /** A line has no item of the catalogue. */
  | "unknown-items"
  /** The sums are wrong: somebody has edited the message. */
  | "sums"
  /** The prices have changed since. */
  | "prices"
  /** It was sent more than a day before or after the day on it, or nobody knows when. */
  | "dates";

/** Several of one item. */
export interface OrderedItem {
  readonly item: Item;
  readonly count: number;
}

/** Reads the items down to the total; undefined if there is no total. */
export function readGoods(lines: readonly string[], start: number, patterns: MessagePatterns) {
  const read: ItemLine[] = [];
  const others: string[] = [];
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const said = partsOf(line, patterns.total);
    if (said) {
      const goods = checked(read, others, rupeesIn(said.total), patterns);
      return (
        goods && { ...goods, notes: notesOf([...goods.notes, endOf(line, said.rest)]), end: at + 1 }
      );
    }
    if (beginsMessage(line, patterns)) return undefined;
    const item = readItem(line, patterns);
    if (item) read.push(item);
    others.push(...notesOf([item ? endOf(line, item.rest) : line]));
  }
  return undefined;
}

/** Reads a line of items; undefined if it names nothing of the catalogue. */
export function readItem(line: string, patterns: MessagePatterns) {
  const parts = line.length > 300 ? undefined : partsOf(line, patterns.item);
  const item = patterns.itemOf(parts?.name ?? "");
  if (!parts || !item) return undefined;
  const count = Number(parts.count ?? parts.times ?? 1);
  // Items with ids instead of names have no prices.
  const price = parts.price === undefined ? item.rupees : rupeesIn(parts.price);
  const sum = parts.sum === undefined ? price * count : rupeesIn(parts.sum);
  return { item, count, price, sum, rest: parts.rest };
}
type ItemLine = NonNullable<ReturnType<typeof readItem>>;

/** What was ordered by these lines, and what does not fit in them. Undefined if nothing was. */
function checked(
  read: readonly ItemLine[],
  others: readonly string[],
  total: number,
  patterns: MessagePatterns,
) {
  const isWrong =
    read.reduce((sums, { sum }) => sums + sum, 0) !== total ||
    read.some(({ price, count, sum }) => price * count !== sum);
  const isOld = read.some(({ item, price }) => price !== item.rupees);
  // Where the sums are wrong, whatever has a number may be goods.
  const isGoods = (other: string) =>
    patterns.goods.test(plainLine(other)) || (isWrong && /^\P{L}*\d+\P{L}/u.test(plainLine(other)));
  const unknownItems = others.filter(isGoods);
  if (read.length + unknownItems.length === 0) return undefined;
  const warnings: OrderWarning[] = [];
  if (unknownItems.length > 0) warnings.push("unknown-items");
  else if (isWrong) warnings.push("sums");
  if (isOld) warnings.push("prices");
  return {
    goods: {
      items: read.map(({ item, count }) => ({ item, count })),
      unknownItems,
      total,
      warnings,
    },
    notes: others.filter((other) => !isGoods(other)),
  };
}

/** `1,599` → `1599` */
function rupeesIn(text = ""): number {
  return Number(text.replace(/\D/g, ""));
}
