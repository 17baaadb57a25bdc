import type { Copy } from "@/lib/copy";
import { readMoment } from "@/lib/seller/clock";
import { readDelivery } from "@/lib/seller/details";
import { startsMessage, startsOrder, type MessagePatterns } from "@/lib/seller/patterns";
import { textLine, notesFrom, matchLine, type TextLine, type LineMatch } from "@/lib/seller/line";
import type { Item } from "@/lib/shop/catalogue";

/** Why the seller should check an order before packing it. */
export type OrderWarning = keyof Copy["seller"]["warnings"];

/** Several of one item. */
export interface OrderedItem {
  readonly item: Item;
  readonly count: number;
}

/**
 * Reads the order that starts at the first of these lines: the inverse of `orderMessage` and `blankMessage`.
 * Undefined if no complete order starts here.
 */
export function readOrder(lines: readonly TextLine[], patterns: MessagePatterns) {
  const [first, ...below] = lines;
  const greeting = first && matchLine(first, patterns.greeting);
  const said = greeting ? [textLine(greeting.before), textLine(greeting.rest), ...below] : lines;
  const top = readTop(said, patterns);
  if (!top) return undefined;
  // The form without scripts has only the greeting.
  const number = top.reference?.number?.toUpperCase();
  const delivery = readDelivery(said, top.end, patterns, number === undefined);
  if (!delivery) return undefined;
  const { rest, ...placed } = readPlaced(textLine(top.reference?.rest ?? "").plain, patterns);
  return {
    order: { number, insteadOf: top.insteadOf, ...top.ordered, details: delivery.details },
    placed,
    notes: [...notesFrom([rest]), ...top.notes, ...delivery.notes],
    end: delivery.end - (said.length - lines.length),
  };
}
export type WrittenOrder = NonNullable<ReturnType<typeof readOrder>>;

/** Whether a line stands only in orders. */
export function isOfOrder(line: TextLine, patterns: MessagePatterns): boolean {
  const isEither = [patterns.total, patterns.place].some((each) => matchLine(line, each));
  return isEither || startsOrder(line, patterns);
}

/** Day and time as people type them, empty where they are not beyond doubt, and what else they have written. */
function readPlaced(text: string, { words }: MessagePatterns) {
  const { date, clock, rest } = readMoment(text, words.months, false);
  const [day = "", ...others] = date?.hasYear ? date.days("") : [];
  return { day: others.length === 0 ? day : "", clock, rest };
}

/** Reads an order down to its total. Undefined if there is no total, or no goods. */
function readTop(lines: readonly TextLine[], patterns: MessagePatterns) {
  const read: ItemLine[] = [];
  const others: string[] = [];
  let reference: LineMatch | undefined;
  let insteadOf: readonly string[] = [];
  for (const [at, line] of lines.entries()) {
    const total = matchLine(line, patterns.total);
    if (total) {
      others.push(total.rest);
      const goods = goodsOf(read, others, rupeesIn(total.total), patterns);
      return goods && { ...goods, reference, insteadOf, end: at + 1 };
    }
    const isFirst = !reference && read.length === 0;
    const referenceLine = isFirst ? matchLine(line, patterns.reference) : undefined;
    const replaced = matchLine(line, patterns.insteadOf)?.numbers;
    const item = readItem(line, patterns);
    if (referenceLine) reference = referenceLine;
    else if (startsMessage(line, patterns)) return undefined;
    else if (replaced) insteadOf = replaced.toUpperCase().split(/[, ]+/);
    else {
      if (item) read.push(item);
      others.push(item ? item.rest : line.text);
    }
  }
  return undefined;
}

/** Reads a line of items; undefined if it names nothing of the catalogue. */
function readItem(line: TextLine, { item: pattern, names }: MessagePatterns) {
  const parts = line.text.length > 300 ? undefined : matchLine(line, pattern);
  const item = parts && names.find((each) => each.pattern.test(parts.name ?? ""))?.item;
  if (!item) return undefined;
  const { count, times, price, sum, rest } = parts;
  const counted = Number(count ?? times ?? 1);
  // Items with ids instead of names have no prices.
  const rupees = price === undefined ? item.rupees : rupeesIn(price);
  const isWrong = sum !== undefined && rupeesIn(sum) !== rupees * counted;
  return { item, count: counted, rupees, isWrong, rest };
}
type ItemLine = NonNullable<ReturnType<typeof readItem>>;

/** What was ordered by these lines, and what does not fit in them. Undefined if nothing was. */
function goodsOf(
  items: readonly ItemLine[],
  others: readonly string[],
  total: number,
  patterns: MessagePatterns,
) {
  const sum = items.reduce((sums, { rupees, count }) => sums + rupees * count, 0);
  const isWrong = sum !== total || items.some((line) => line.isWrong);
  const isOld = items.some(({ item, rupees }) => rupees !== item.rupees);
  // Where the sums are wrong, whatever has a number may be goods.
  const isGoods = (other: string) =>
    [patterns.goods, ...(isWrong ? [/^\P{L}*\d+\P{L}/u] : [])].some((pattern) =>
      pattern.test(textLine(other).plain),
    );
  const said = notesFrom(others);
  const unknownItems = said.filter(isGoods);
  if (items.length + unknownItems.length === 0) return undefined;
  const warnings: OrderWarning[] = [];
  if (unknownItems.length > 0) warnings.push("unknown-items");
  else if (isWrong) warnings.push("sums");
  if (isOld) warnings.push("prices");
  return {
    ordered: {
      items: items.map(({ item, count }) => ({ item, count })),
      unknownItems,
      total,
      warnings,
    },
    notes: said.filter((other) => !isGoods(other)),
  };
}

/** `1,599` → `1599` */
function rupeesIn(text = ""): number {
  return Number(text.replace(/\D/g, ""));
}
