import type { Copy } from "@/lib/copy";
import type { Language } from "@/lib/language";
import type { Details } from "@/lib/order/delivery";
import { daysBetween } from "@/lib/seller/date";
import { OrderDraft } from "@/lib/seller/draft";
import type { Goods } from "@/lib/seller/goods";
import { orderNumbersIn, type MessagePatterns } from "@/lib/seller/patterns";
import { notesFrom, partOf, stripMarkup, textOf, wordsStart, type Row } from "@/lib/seller/row";
import { totalOf, type Item } from "@/lib/shop/catalogue";
import { isBlank } from "@/lib/text";

export interface OrderedItem {
  readonly item: Item;
  readonly count: number;
}

interface Warning {
  readonly kind: keyof Copy["seller"]["warnings"];
  /** The rows that it is about, as they stand. */
  readonly texts: readonly string[];
}

export interface ReceivedOrder {
  /** Undefined for an order from a browser without scripts, or without its first rows. */
  readonly number: string | undefined;
  /** The row with its number, day and time, as it stands; empty without that. */
  readonly reference: string;
  readonly language: Language;
  readonly insteadOf: readonly string[];
  readonly items: readonly OrderedItem[];
  /** The total of the message, in whole rupees; what the items cost today where that is not certain. */
  readonly total: number;
  readonly hasTotal: boolean;
  readonly details: Partial<Details>;
  readonly warnings: readonly Warning[];
  readonly notes: readonly string[];
  /** The day on which it was placed, as `2026-11-20`; empty where that is not certain. */
  readonly placedOn: string;
  /** The day under which it is on the sheet: that of its message, else the one on which it was placed. */
  readonly day: string;
  /** What was written later about it, in the order of the chat: all texts of a message, word for word. */
  readonly later: readonly string[];
}

/** The days that the head of a message may mean, the likeliest first; without a year, that nearest to a day. */
export type DaysIn = (nearTo?: string) => readonly string[];

/** The orders in the rows of a message, and what else of it may be a part of one, as it stands. */
export function ordersIn(rows: readonly Row[], daysIn: DaysIn, patterns: MessagePatterns) {
  let draft = new OrderDraft();
  const drafts = [draft];
  for (const row of rows.flatMap((each, at) => divided(each, () => rows.slice(at + 1), patterns))) {
    const reading = patterns.readRow(row);
    if (!draft.add(reading)) {
      drafts.push((draft = new OrderDraft()));
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
    const next = below().find(({ text }) => !isBlank(text));
    const kind = next ? patterns.readRow(next).kind : "blank";
    if (["field", "addressEnd", "again", "text", "blank"].includes(kind)) return [row];
  }
  const parts = [front.row, partOf(row, start, end), partOf(row, end)];
  return parts.filter(({ text }) => !isBlank(text));
}

/** The order that a draft is; undefined if it has no goods or no phone number, or neither beginning nor total. */
function orderIn(draft: OrderDraft, daysIn: DaysIn, patterns: MessagePatterns) {
  const { goods, typed, found } = draft;
  const ordered = orderedGoods(draft, patterns);
  if (!draft.isComplete || !ordered) return undefined;
  const { reference, insteadOf, total } = found;
  const { plain = "" } = (total ?? goods[0])?.row ?? {};
  const placed = patterns.daysIn(reference?.rest.plain ?? "");
  const placedOn = placed.length === 1 ? (placed[0] ?? "") : "";
  const days = daysIn(placedOn || undefined);
  // At midnight the two may differ by a day.
  const isNear = (each: string) => placedOn === "" || daysBetween(each, placedOn) <= 1;
  const day = days.find(isNear) ?? days[0] ?? placedOn;
  const warnings = [...ordered.warnings, warning("dates", isNear(day) ? [] : [reference?.row])];
  // Without the words for nothing, such as `N/A`.
  const details = patterns.fields.map(({ id, emptyTexts }) => {
    const text = typed.get(id) ?? "";
    return [id, emptyTexts.includes(text.trim()) ? "" : text] as const;
  });
  const order: ReceivedOrder = {
    ...ordered,
    number: orderNumbersIn(reference?.row.plain ?? "")[0],
    reference: stripMarkup(reference?.row.text ?? ""),
    // Hindi has its own letters.
    language: /[\u0900-\u097f]/.test(plain) ? "hi" : "en",
    insteadOf: orderNumbersIn(insteadOf?.row.plain ?? ""),
    details: Object.fromEntries(details),
    warnings: warnings.filter(({ texts }) => texts.length > 0),
    placedOn,
    day,
    later: [],
  };
  return order;
}

type CertainGoods = Goods & { readonly item: Item };

/** What was ordered: items that are certain, and rows that a person has to read. Undefined if it is nothing. */
function orderedGoods({ goods, texts, found: { total } }: OrderDraft, patterns: MessagePatterns) {
  const { request, money } = patterns;
  const certain = goods.filter((each): each is CertainGoods => each.item !== undefined);
  const unclear = [
    ...rowsOf(goods.filter(({ item }) => !item)),
    ...texts.filter(({ plain }) => request.test(plain) || money.test(plain)),
  ];
  if (certain.length + unclear.length === 0) return undefined;

  const sum = totalOf(certain.map(({ item, count }) => ({ rupees: item.rupees, count })));
  const isRight = total?.rupees === sum && certain.every(({ isPriceRight }) => isPriceRight);
  return {
    items: certain.map(({ item, count }) => ({ item, count })),
    total: total?.rupees ?? sum,
    hasTotal: total?.rupees !== undefined,
    warnings: [
      warning("unknown-items", unclear),
      warning("sums", isRight ? [] : [...rowsOf(certain), total?.row]),
      warning("doubtful", rowsOf(certain.filter(({ isDoubtful }) => isDoubtful))),
    ],
    notes: notesFrom(texts.filter((row) => !unclear.includes(row))),
  };
}

const rowsOf = (goods: readonly Goods[]) => goods.map(({ row }) => row);

const asWritten = (rows: readonly (Row | undefined)[]) =>
  rows.flatMap((row) => row?.text.trim() ?? []);

const warning = (kind: Warning["kind"], rows: readonly (Row | undefined)[]): Warning => ({
  kind,
  texts: asWritten(rows),
});
