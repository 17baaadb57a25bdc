import type { Copy } from "@/lib/copy";
import { readDateTime } from "@/lib/seller/datetime";
import { readDelivery } from "@/lib/seller/details";
import { startsMessage, type MessagePatterns } from "@/lib/seller/patterns";
import { sumOf } from "@/lib/seller/quantities";
import { textLine, notesFrom, matchLine, type TextLine, type LineMatch } from "@/lib/seller/line";

export type OrderWarning = keyof Copy["seller"]["warnings"];

/**
 * Reads the order that starts at the first of these lines, as `orderMessage` or `blankMessage` has written it and people
 * may have changed it. `end` is the number of its lines. Undefined if no complete order starts here.
 */
export function readOrder(lines: readonly TextLine[], patterns: MessagePatterns) {
  const [first, ...below] = lines;
  const greeting = first && matchLine(first, patterns.greeting);
  // What a person has written around the greeting becomes lines of its own.
  const split = greeting ? [textLine(greeting.before), textLine(greeting.rest), ...below] : lines;
  const top = readItems(split, patterns);
  if (!top) return undefined;
  // The form for browsers without scripts has no number.
  const number = top.reference?.number?.toUpperCase();
  const delivery = readDelivery(split, top.end, patterns, number === undefined);
  if (!delivery) return undefined;
  const { rest, ...placed } = readPlaced(textLine(top.reference?.rest ?? "").plain, patterns);
  return {
    order: { number, insteadOf: top.insteadOf, ...top.ordered, details: delivery.details },
    placed,
    notes: [...notesFrom([rest]), ...top.notes, ...delivery.notes],
    // The line of the greeting counts once, although it was split in two.
    end: delivery.end - (split.length - lines.length),
  };
}
export type WrittenOrder = NonNullable<ReturnType<typeof readOrder>>;

/** When the order was placed, by its own words. Day and time are empty where they are not certain. */
function readPlaced(text: string, { words }: MessagePatterns) {
  const { date, time, rest } = readDateTime(text, words.months, false);
  const [day = "", ...others] = date?.hasYear ? date.days("") : [];
  return { day: others.length === 0 ? day : "", time, rest };
}

/** Reads an order down to its total, behind which it `end`s. Undefined if it has no total or no goods. */
function readItems(lines: readonly TextLine[], patterns: MessagePatterns) {
  const items: ItemLine[] = [];
  const otherTexts: string[] = [];
  let reference: LineMatch | undefined;
  let insteadOf: readonly string[] = [];
  for (const [at, line] of lines.entries()) {
    const total = matchLine(line, patterns.total);
    if (total) {
      otherTexts.push(total.rest);
      const goods = orderedGoods(items, otherTexts, rupeesIn(total.total), patterns);
      return goods && { ...goods, reference, insteadOf, end: at + 1 };
    }
    const mayBeReference = !reference && items.length === 0;
    const referenceMatch = mayBeReference ? matchLine(line, patterns.reference) : undefined;
    const replaced = matchLine(line, patterns.insteadOf)?.numbers;
    const item = readItem(line, patterns);
    if (referenceMatch) reference = referenceMatch;
    else if (startsMessage(line, patterns)) return undefined;
    else if (replaced) insteadOf = replaced.toUpperCase().split(/[, ]+/);
    else {
      if (item) items.push(item);
      otherTexts.push(item ? item.rest : line.text);
    }
  }
  return undefined;
}

/** Longer lines are never items. Matching them would take time. */
const maxItemLength = 300;

function readItem(line: TextLine, { item: pattern, names }: MessagePatterns) {
  const match = line.text.length > maxItemLength ? undefined : matchLine(line, pattern);
  const item = match && names.find((name) => name.pattern.test(match.name ?? ""))?.item;
  if (!item) return undefined;
  const { price, sum, rest } = match;
  const count = Number(match.count ?? match.times ?? 1);
  // Items that are written as ids have no price.
  const rupees = price === undefined ? item.rupees : rupeesIn(price);
  const isSumWrong = sum !== undefined && rupeesIn(sum) !== rupees * count;
  return { item, count, rupees, isSumWrong, rest };
}
type ItemLine = NonNullable<ReturnType<typeof readItem>>;

/** What was ordered: the items that were read, and other texts that look like goods. Undefined if it is nothing. */
function orderedGoods(
  items: readonly ItemLine[],
  otherTexts: readonly string[],
  total: number,
  patterns: MessagePatterns,
) {
  const sum = sumOf(items, ({ rupees }) => rupees);
  const isWrong = sum !== total || items.some(({ isSumWrong }) => isSumWrong);
  // Where the sums are wrong, any line that begins with a number may be goods: `2 camel milk`.
  const goods = isWrong ? [patterns.looksLikeGoods, /^\P{L}*\d+\P{L}/u] : [patterns.looksLikeGoods];
  const isGoods = (text: string) => goods.some((pattern) => pattern.test(textLine(text).plain));
  const texts = notesFrom(otherTexts);
  const unknownItems = texts.filter(isGoods);
  if (items.length + unknownItems.length === 0) return undefined;
  const warnings: OrderWarning[] = [];
  if (unknownItems.length > 0) warnings.push("unknown-items");
  else if (isWrong) warnings.push("sums");
  if (items.some(({ item, rupees }) => rupees !== item.rupees)) warnings.push("prices");
  return {
    ordered: {
      items: items.map(({ item, count }) => ({ item, count })),
      unknownItems,
      total,
      warnings,
    },
    notes: texts.filter((text) => !isGoods(text)),
  };
}

/** `1,599` → `1599` */
function rupeesIn(text = ""): number {
  return Number(text.replace(/\D/g, ""));
}
