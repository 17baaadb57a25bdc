import type { Copy } from "@/lib/copy";
import type { Language } from "@/lib/language";
import type { Draft, FieldId } from "@/lib/order/delivery";
import { totalOf } from "@/lib/order/total";
import { readDateTime } from "@/lib/seller/datetime";
import type { GoodsLine } from "@/lib/seller/goods";
import { notesFrom, textLine } from "@/lib/seller/line";
import { hasNumber } from "@/lib/seller/numbers";
import type { OrderedItem } from "@/lib/seller/quantities";
import { isWhole, type Segment } from "@/lib/seller/segment";
import type { MessageWords } from "@/lib/seller/words";
import type { Item } from "@/lib/shop/catalogue";

type OrderWarning = keyof Copy["seller"]["warnings"];

/** An order as its message says. */
export interface WrittenOrder {
  /** Undefined for an order from a browser without scripts, or without its first lines. */
  readonly number: string | undefined;
  readonly language: Language;
  readonly insteadOf: readonly string[];
  readonly items: readonly OrderedItem[];
  /** Lines that are not in the catalogue, or of which it is not certain what they mean, unchanged: none is packed. */
  readonly unknownItems: readonly string[];
  /** Lines in which something stands that may change what is packed, unchanged. */
  readonly doubtfulLines: readonly string[];
  /** The total of the message, in whole rupees; what the items cost by it where that is not certain. */
  readonly total: number;
  /** What was typed into each field of the form. */
  readonly details: Draft;
  readonly warnings: readonly OrderWarning[];
  /** What the household has written around the order, word for word. */
  readonly notes: readonly string[];
}

/** The order that a segment is; undefined if it has no goods, no total or no phone number. */
export function orderIn(segment: Segment, words: MessageWords) {
  if (!segment.total || !isWhole(segment, words)) return undefined;
  const ordered = orderedGoods(segment, segment.total, words);
  if (!ordered) return undefined;
  const { details, remarks } = detailsIn(segment, words);
  const placed = readPlaced(segment.reference?.rest ?? "", words);
  const { line } = segment.total;
  const order: WrittenOrder = {
    ...ordered,
    number: segment.reference?.numbers[0],
    language: words.totals.find(({ pattern }) => pattern.test(line.plain))?.language ?? "en",
    insteadOf: segment.insteadOf,
    details,
    notes: [...ordered.notes, ...notesFrom([placed.rest, ...segment.notes, ...remarks])],
  };
  return { order, placed };
}

/** When an order was placed, by its own words. */
export interface Placed {
  /** As `2026-11-20`, and the time as `18:42`; empty where they are not certain. */
  readonly day: string;
  readonly time: string;
  /** What else stands there. */
  readonly rest: string;
}

function readPlaced(text: string, { months }: MessageWords): Placed {
  const { date, time, rest } = readDateTime(textLine(text).plain, months, false);
  const [only = "", ...others] = date?.hasYear ? date.days("") : [];
  const day = others.length === 0 ? only : "";
  if (rest.trim() === "") return { day, time, rest: "" };
  // Only plain characters were looked at.
  const asTyped = Array.from(rest, (character, at) => (character === " " ? " " : text[at]));
  return { day, time, rest: asTyped.join("") };
}

/** What was ordered: items that are certain, and lines that a person has to read. Undefined if it is nothing. */
function orderedGoods(
  { goods, texts, added }: Segment,
  { rupees: total, line }: NonNullable<Segment["total"]>,
  words: MessageWords,
) {
  const certain = countsOf(goods, total);
  const sum = totalOf(certain.map(priced));
  const isWrong = sum !== (total ?? sum) || certain.some(({ isSumWrong }) => isSumWrong);
  // Where the sums are wrong, any line that begins with a number may be goods: `2 camel milk`.
  const signs = isWrong ? [words.looksLikeGoods, /^\P{L}*\p{N}+\P{N}/u] : [words.looksLikeGoods];
  const isGoods = (text: string) => signs.some((pattern) => pattern.test(textLine(text).plain));
  const others = notesFrom(texts);
  const unclear = [...goods.filter(({ item }) => !item).map((each) => each.line), ...added];
  const unknownItems = [...others.filter(isGoods), ...notesFrom(unclear.map(({ text }) => text))];
  if (certain.length + unknownItems.length === 0) return undefined;
  const doubtful = [
    ...certain.filter(({ isDoubtful, rest }) => isDoubtful || hasNumber(rest)),
    ...(total === undefined ? [{ line }] : []),
  ];
  const warnings: OrderWarning[] = [];
  if (unknownItems.length > 0) warnings.push("unknown-items");
  else if (isWrong) warnings.push("sums");
  if (doubtful.length > 0) warnings.push("doubtful");
  if (certain.some(({ item, rupees = item.rupees }) => rupees !== item.rupees))
    warnings.push("prices");
  const rests = certain.flatMap(({ rest }) => (hasNumber(rest) ? [] : rest));
  return {
    items: certain.map(({ item, count }) => ({ item, count })),
    unknownItems,
    doubtfulLines: notesFrom(doubtful.map((each) => each.line.text)),
    total: total ?? sum,
    warnings,
    notes: [...notesFrom(rests), ...others.filter((text) => !isGoods(text))],
  };
}

type CertainLine = GoodsLine & { readonly item: Item };
const isCertain = (line: GoodsLine): line is CertainLine => line.item !== undefined;

/** What goods cost by their line, or else today. */
const priced = ({ item, count, rupees = item.rupees }: CertainLine) => ({
  count,
  rupees,
});

/**
 * The lines of which the item is certain. Bare numbers in front of them that count from 1 are their places in a list, if
 * the total says so.
 */
function countsOf(goods: readonly GoodsLine[], total: number | undefined) {
  const certain = goods.filter(isCertain);
  const isList =
    certain.length > 1 && certain.every(({ isLoose, count }, at) => isLoose && count === at + 1);
  if (!isList) return certain;
  const singly = certain.map((line) => ({ ...line, count: 1 }));
  if (totalOf(singly.map(priced)) === total) return singly;
  if (totalOf(certain.map(priced)) === total) return certain;
  return certain.map((line) => ({ ...line, isDoubtful: true }));
}

/** What was typed, without the words for nothing, such as `N/A`, and the `remarks` behind those: `N/A call me`. */
function detailsIn({ typed }: Segment, { fields }: MessageWords) {
  const details: Partial<Record<FieldId, string>> = {};
  const remarks: string[] = [];
  for (const { id, emptyTexts } of fields) {
    const text = typed.get(id) ?? "";
    const emptyText = emptyTexts.find((each) => `${text} `.startsWith(`${each} `));
    if (emptyText !== undefined) remarks.push(text.slice(emptyText.length));
    details[id] = emptyText !== undefined || text.trim() === "" ? "" : text;
  }
  return { details, remarks };
}
