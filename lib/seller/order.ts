import type { Copy } from "@/lib/copy";
import type { Language } from "@/lib/language";
import type { Details } from "@/lib/order/delivery";
import { daysBetween } from "@/lib/seller/date";
import { Draft } from "@/lib/seller/draft";
import type { Goods } from "@/lib/seller/goods";
import { orderNumbersIn, type MessagePatterns } from "@/lib/seller/patterns";
import { notesFrom, partOf, textOf, wordsStart, type Row } from "@/lib/seller/row";
import { totalOf, type Item } from "@/lib/shop/catalogue";
import { indianOffset } from "@/lib/shop/format";
import { isBlank } from "@/lib/text";

export interface OrderedItem {
  readonly item: Item;
  readonly count: number;
}

interface Warning {
  readonly kind: keyof Copy["seller"]["warnings"];
  /** The rows that it is about, unchanged. */
  readonly texts: readonly string[];
}

export interface ReceivedOrder {
  /** Undefined for an order from a browser without scripts, or without its first rows. */
  readonly number: string | undefined;
  readonly language: Language;
  readonly insteadOf: readonly string[];
  readonly items: readonly OrderedItem[];
  /** Rows that are not in the catalogue, or of which it is not certain what they mean, unchanged: none is packed. */
  readonly unknownItems: readonly string[];
  /** The total of the message, in whole rupees; what the items cost by it where that is not certain. */
  readonly total: number;
  readonly details: Partial<Details>;
  readonly warnings: readonly Warning[];
  readonly notes: readonly string[];
  /** To the minute; undefined where it is not certain. */
  readonly placedAt: Date | undefined;
  /** The day under which it is on the sheet, as `2026-11-20`: that of its message, else its own; empty if unknown. */
  readonly day: string;
  /** What was written later about it, in the order of the chat: all texts of a message, word for word. */
  readonly later: readonly string[];
}

/** The days that the head of a message may mean, the likeliest first; without a year, that nearest to a day. */
export type DaysIn = (nearTo?: string) => readonly string[];

const noRow: Row = { raw: "", text: "", plain: "" };
const otherDates: Warning = { kind: "dates", texts: [] };

/** The orders in the rows of a message, and what else of it may be a part of one, as it stands. */
export function ordersIn(rows: readonly Row[], daysIn: DaysIn, patterns: MessagePatterns) {
  let draft = new Draft(patterns.fields);
  const drafts = [draft];
  for (const row of rows.flatMap((each, at) => divided(each, () => rows.slice(at + 1), patterns))) {
    const reading = patterns.readRow(row);
    if (!draft.add(reading)) {
      drafts.push((draft = new Draft(patterns.fields)));
      draft.add(reading);
    }
  }
  const read = drafts.map((each) => orderIn(each, daysIn, patterns));
  const orders = read.filter((each) => each !== undefined);
  // Nothing beside an order is lost.
  const others = drafts.filter(({ isPart }, at) => !read[at] && (isPart || orders.length > 0));
  return { orders, broken: others.map(({ rows }) => textOf(rows).trim()).filter(Boolean) };
}

/** Divides a row in which an order begins behind something else: copies run together where a line break is lost. */
function divided(row: Row, below: () => readonly Row[], patterns: MessagePatterns): readonly Row[] {
  const greeting = patterns.greeting.exec(row.plain);
  const found = greeting ?? patterns.numberBehind.exec(row.plain);
  if (!found) return [row];
  const start = found.index <= wordsStart(row.plain) ? 0 : found.index;
  const end = greeting ? found.index + greeting[0].length : start;
  const front = patterns.readRow(partOf(row, 0, start));
  if (front.kind === "text" && !greeting) return [row];
  if (front.kind === "field") {
    // A greeting that was typed into the form has no order below it.
    const next = below().find(({ text }) => !isBlank(text)) ?? noRow;
    const isTyped = ["field", "place", "again", "text", "blank"].includes(
      patterns.readRow(next).kind,
    );
    if (isTyped) return [row];
  }
  const parts = [front.row, partOf(row, start, end), partOf(row, end)];
  return parts.filter(({ text }) => !isBlank(text));
}

/** The order that a draft is; undefined if it has no goods or no phone number, or neither beginning nor total. */
function orderIn(draft: Draft, daysIn: DaysIn, patterns: MessagePatterns) {
  const { reference, insteadOf, total, goods, typed } = draft;
  const ordered = orderedGoods(draft, patterns);
  if (!draft.isComplete || !ordered) return undefined;
  const { plain = "" } = (total ?? goods[0])?.row ?? {};
  const { ownDay, time, others } = placedIn(reference?.rest ?? noRow, patterns);
  const days = daysIn(ownDay || undefined);
  // At midnight the two may differ by a day.
  const isNear = (each: string) => daysBetween(each, ownDay) <= 1;
  const day = days.find(isNear) ?? days[0] ?? ownDay;
  // Without the words for nothing, such as `N/A`.
  const details = patterns.fields.map(({ id, emptyTexts }) => {
    const text = typed.get(id) ?? "";
    return [id, emptyTexts.includes(text.trim()) ? "" : text] as const;
  });
  const order: ReceivedOrder = {
    ...ordered,
    number: orderNumbersIn(reference?.row.plain ?? "")[0],
    // Hindi has its own letters.
    language: /[\u0900-\u097f]/.test(plain) ? "hi" : "en",
    insteadOf: orderNumbersIn(insteadOf?.row.plain ?? ""),
    details: Object.fromEntries(details),
    notes: [...notesFrom(others), ...ordered.notes],
    warnings: ownDay === "" || isNear(day) ? ordered.warnings : [...ordered.warnings, otherDates],
    placedAt: ownDay && time ? new Date(`${ownDay}T${time}${indianOffset}`) : undefined,
    day,
    later: [],
  };
  return order;
}

/** When an order was placed, by what stands behind its number; empty if that is not certain. */
function placedIn(row: Row, patterns: MessagePatterns) {
  const { days, start, end } = patterns.dateIn(row.plain);
  const { time, end: timeEnd } = patterns.timeIn(row.plain.slice(end));
  const others = [partOf(row, 0, start), partOf(row, end + timeEnd)];
  return { ownDay: days.length === 1 ? (days[0] ?? "") : "", time, others };
}

type CertainGoods = Goods & { readonly item: Item };

/** What was ordered: items that are certain, and rows that a person has to read. Undefined if it is nothing. */
function orderedGoods({ goods, texts, total: written }: Draft, patterns: MessagePatterns) {
  const { request, money } = patterns;
  const certain = goods.filter((each): each is CertainGoods => each.item !== undefined);
  const unclear = [
    ...rowsOf(goods.filter(({ item }) => !item)),
    ...texts.filter(({ plain }) => request.test(plain) || money.test(plain)),
  ];
  if (certain.length + unclear.length === 0) return undefined;

  const sum = totalOf(certain);
  const total = written?.rupees ?? sum;
  const totalRows = written ? [written.row] : [];
  const isWrong = sum !== total || certain.some(({ isSumWrong }) => isSumWrong);
  const doubtful = rowsOf(certain.filter(({ isDoubtful }) => isDoubtful));
  const changed = certain.filter(({ item, rupees }) => rupees !== item.rupees);
  const warnings: Warning[] = [];
  function warn(kind: Warning["kind"], rows: readonly Row[], isNeeded = rows.length > 0) {
    if (isNeeded) warnings.push({ kind, texts: asWritten(rows) });
  }
  warn("unknown-items", unclear);
  warn("sums", [...rowsOf(certain), ...totalRows], isWrong);
  warn("doubtful", [...doubtful, ...(written?.rupees === undefined ? totalRows : [])]);
  warn("prices", rowsOf(changed));
  warn("no-total", [], !written);
  return {
    items: certain.map(({ item, count }) => ({ item, count })),
    unknownItems: asWritten(unclear),
    total,
    warnings,
    notes: notesFrom(texts.filter((row) => !unclear.includes(row))),
  };
}

const rowsOf = (goods: readonly Goods[]) => goods.map(({ row }) => row);
const asWritten = (rows: readonly Row[]) => rows.map(({ text }) => text.trim());
