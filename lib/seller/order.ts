import type { Copy } from "@/lib/copy";
import type { Language } from "@/lib/language";
import type { Details, FieldId } from "@/lib/order/delivery";
import { readDate } from "@/lib/seller/datetime";
import type { Goods } from "@/lib/seller/goods";
import { notesFrom, type Row } from "@/lib/seller/row";
import { isComplete, type Segment } from "@/lib/seller/segment";
import type { MessagePatterns } from "@/lib/seller/patterns";
import { totalOf, type Item } from "@/lib/shop/catalogue";

export interface OrderedItem {
  readonly item: Item;
  readonly count: number;
}

interface Warning {
  readonly kind: keyof Copy["seller"]["warnings"];
  /** The rows that it is about, unchanged. */
  readonly texts: readonly string[];
}

/** An order as its message says. */
export interface WrittenOrder {
  /** Undefined for an order from a browser without scripts, or without its first rows. */
  readonly number: string | undefined;
  /** Whether neither greeting nor number begins it: its first rows may not have been copied. */
  readonly isBeginningLost: boolean;
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
}

/** The order that a segment is; undefined if it has no goods or no phone number, or neither beginning nor total. */
export function orderIn(segment: Segment, patterns: MessagePatterns) {
  if (!isComplete(segment)) return undefined;
  const ordered = orderedGoods(segment, patterns);
  if (!ordered) return undefined;
  const { details, remarks } = detailsIn(segment, patterns);
  const placed = placedIn(segment.reference?.rest, patterns);
  const row = (segment.total ?? segment.goods[0])?.row;
  const order: WrittenOrder = {
    ...ordered,
    number: segment.reference?.numbers[0],
    isBeginningLost: !segment.isBegun,
    language:
      patterns.languages.find(({ pattern }) => pattern.test(row?.plain ?? ""))?.language ?? "en",
    insteadOf: segment.insteadOf,
    details,
    notes: [...ordered.notes, ...notesFrom([...placed.rest, ...segment.notes, ...remarks])],
  };
  return { order, placed };
}

export type ReadOrder = NonNullable<ReturnType<typeof orderIn>>;

/** When an order was placed, by its own words: the day as `2026-11-20`, and the time as `18:42`; empty if not certain. */
function placedIn(row: Row | undefined, { months, readTime }: MessagePatterns) {
  const { plain = "", text = "" } = row ?? {};
  const { start, end, daysIn } = readDate(plain, months);
  const clock = readTime(plain.slice(end));
  const [only = "", ...others] = daysIn();
  return {
    day: others.length === 0 ? only : "",
    time: clock.time,
    rest: [text.slice(0, start), text.slice(end, end + clock.start), text.slice(end + clock.end)],
  };
}

/** What was ordered: items that are certain, and rows that a person has to read. Undefined if it is nothing. */
function orderedGoods({ goods, texts, added, total: written }: Segment, patterns: MessagePatterns) {
  const certain = goods.filter(isCertain);
  const total = written?.rupees;
  const totalRows = written ? [written.row] : [];
  const sum = totalOf(certain.map(priced));
  const isWrong = sum !== (total ?? sum) || certain.some(({ isSumWrong }) => isSumWrong);
  // Where the sums are wrong or missing, any row that begins with a number may be goods: `2 camel milk`.
  const signs =
    isWrong || total === undefined ? [patterns.goods, /^\P{L}*\p{N}+\P{N}/u] : [patterns.goods];
  const isGoods = ({ plain }: Row) => signs.some((pattern) => pattern.test(plain));
  const unclear = [
    ...texts.filter(isGoods),
    ...goods.filter(({ item }) => !item).map(({ row }) => row),
    ...added,
  ];
  if (certain.length + unclear.length === 0) return undefined;

  // What is ticked may be wanted, or be there already.
  const isPartlyTicked = new Set(goods.map(({ tick }) => tick)).size > 1;
  const isOdd = ({ isDoubtful }: Goods) => isDoubtful || isPartlyTicked;
  const warnings = [
    warning("unknown-items", [...unclear, ...(isWrong && unclear.length > 0 ? totalRows : [])]),
    warning("sums", isWrong && unclear.length === 0 ? [...rowsOf(certain), ...totalRows] : []),
    warning("doubtful", [
      ...rowsOf(certain.filter(isOdd)),
      ...(total === undefined ? totalRows : []),
    ]),
    warning(
      "prices",
      rowsOf(certain.filter(({ item, rupees = item.rupees }) => rupees !== item.rupees)),
    ),
  ];
  const remarks = certain.filter((each) => !isOdd(each) && notesFrom([each.rest]).length > 0);
  return {
    items: certain.map(({ item, count }) => ({ item, count })),
    unknownItems: asWritten(unclear),
    total: total ?? sum,
    warnings: [
      ...warnings.filter((each) => each.texts.length > 0),
      ...(written ? [] : [warning("no-total", [])]),
    ],
    notes: notesFrom(
      [...rowsOf(remarks), ...texts.filter((row) => !isGoods(row))].map(({ text }) => text),
    ),
  };
}

const rowsOf = (goods: readonly Goods[]) => goods.map(({ row }) => row);
const asWritten = (rows: readonly Row[]) => rows.map(({ text }) => text.trim());
const warning = (kind: Warning["kind"], rows: readonly Row[]): Warning => ({
  kind,
  texts: asWritten(rows),
});

type CertainGoods = Goods & { readonly item: Item };
const isCertain = (goods: Goods): goods is CertainGoods => goods.item !== undefined;

const priced = ({ item, count, rupees = item.rupees }: CertainGoods) => ({ count, rupees });

/** What was typed, without the words for nothing, such as `N/A`, and the `remarks` behind those: `N/A call me`. */
function detailsIn({ typed }: Segment, { fields }: MessagePatterns) {
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
