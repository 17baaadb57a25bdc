import type { Copy } from "@/lib/copy";
import {
  lines,
  type Details,
  type Field,
  type FieldWords,
  type MessageLine,
} from "@/lib/order/delivery";
import { countItems, type Item, itemName, items as catalogue, totalOf } from "@/lib/shop/catalogue";
import { dayPart, formatRupees, indianOffset, indianTime } from "@/lib/shop/format";
import { fill } from "@/lib/text";

/** The words of the order message in one language; `{placeholders}` are filled in here. */
export type OrderWords = Copy["order"];

/** An order. */
export interface Order {
  readonly number: string;
  readonly placedAt: Date;
  /** Numbers of earlier orders of this visit that this one replaces, newest first. */
  readonly insteadOf: readonly string[];
  /** As they were added to the cart. */
  readonly items: readonly Item[];
  readonly details: Details;
}

/** How detailed an order message is; shorter forms are for orders that are too long for a link. */
export interface MessageForm {
  /** The order link at the end of the message; no such line if undefined. */
  readonly againLink?: string | undefined;
  /** Whether items have ids instead of names, and no prices: `3 x desi-cow-milk:2-liter`. */
  readonly byIds?: boolean;
}

/** The message to the seller. Fields are single lines, so that nothing typed can imitate another line. */
export function orderMessage(order: Order, words: OrderWords, form: MessageForm = {}): string {
  const { insteadOf, items, details } = order;
  return [
    words.greeting,
    "",
    orderReference(order, words),
    ...(insteadOf.length > 0 ? [fill(words.insteadOf, { numbers: insteadOf.join(", ") })] : []),
    "",
    ...itemLines(items, words, form.byIds),
    fill(words.total, { total: formatRupees(totalOf(items)) }),
    "",
    ...deliveryLines(words, ({ first, more }) =>
      [first, ...more].map((field) => textOf(field, details, words)),
    ),
    ...(form.againLink ? ["", fill(words.again, { link: form.againLink })] : []),
  ].join("\n");
}

/**
 * The order of one item, with blanks for the shopper to fill in. The form on a product's card sends it when
 * scripts do not run.
 */
export function blankMessage(item: Item, words: OrderWords): string {
  return [
    words.greeting,
    "",
    ...itemLines([item], words),
    fill(words.total, { total: formatRupees(item.rupees) }),
    "",
    ...deliveryLines(words, () => [""]),
  ].join("\n");
}

const rupees = String.raw`₹[\d,]{1,14}`;
/** Order numbers as a pattern, in which also letters count that are no longer used. */
export const orderNumberPattern = "DM-[2-9A-Z]{4}";

/** What the lines of a message look like in one language, for who reads it: from the words that write it. */
export function messagePatterns(words: OrderWords) {
  return {
    words,
    /** `number`, `day`, `month`, `year`, `time` */
    reference: pattern(words.reference, {
      number: orderNumberPattern,
      day: String.raw`\d{1,2}`,
      month: words.months.map(escaped).join("|"),
      year: String.raw`\d{4}`,
    }),
    /** `numbers` */
    insteadOf: pattern(words.insteadOf, {
      numbers: `${orderNumberPattern}(?:, ${orderNumberPattern})*`,
    }),
    /** `total` */
    total: pattern(words.total, { total: rupees }),
    again: pattern(words.again),
    /** The lines of the delivery details in their order, each with its `text`. */
    delivery: lines.map((line) => ({
      ...line,
      label: new RegExp(`^${escaped(lineLabel(line, words))}: ?(?<text>.*)$`, "u"),
    })),
    /** By the names of product and size, and by id. */
    items: new Map(
      catalogue.flatMap((item) => [
        [itemName(item, words, " - "), item],
        [item.id, item],
      ]),
    ),
  };
}
export type MessagePatterns = ReturnType<typeof messagePatterns>;

/** A template as a pattern, with a named group for each placeholder. */
function pattern(template: string, groups: Readonly<Record<string, string>> = {}): RegExp {
  const source = template
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : `(?<${part}>${groups[part] ?? ".+"})`))
    .join("");
  return new RegExp(`^${source}\\s*$`, "u");
}

function escaped(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
}

/**
 * One line for each item, in the order of the catalogue, which is also that of packing:
 * `1. Desi cow milk - 2 Liter - ₹120`, or for several of one item
 * `2. 3 x Fresh Paneer - 500g - ₹249 = ₹747`, or by ids `3 x fresh-paneer:500g`.
 */
function itemLines(items: readonly Item[], words: OrderWords, byIds = false): readonly string[] {
  const counts = countItems(items);
  const ordered = catalogue.filter((item) => counts.has(item));
  return ordered.map((item, index) => {
    const count = counts.get(item) ?? 0;
    if (byIds) return `${count} x ${item.id}`;
    const price = `${itemName(item, words, " - ")} - ${formatRupees(item.rupees)}`;
    return count === 1
      ? `${index + 1}. ${price}`
      : `${index + 1}. ${count} x ${price} = ${formatRupees(item.rupees * count)}`;
  });
}
const itemLine = new RegExp(
  String.raw`^(?:\d{1,3}\. )?(?:(?<count>[1-9]\d{0,3}) x )?(?<name>.+?)(?: - (?<price>${rupees})(?: = (?<sum>${rupees}))?)?$`,
  "u",
);

/** Reads a line of {@link itemLines}; undefined if it names nothing of the catalogue. In whole rupees. */
export function readItemLine(line: string, { items }: MessagePatterns) {
  const { count = "1", name = "", price, sum } = itemLine.exec(line.trimEnd())?.groups ?? {};
  const item = items.get(name);
  if (!item) return undefined;
  // Items with ids instead of names have no prices.
  const each = price === undefined ? item.rupees : rupeesIn(price);
  const all = sum === undefined ? each * Number(count) : rupeesIn(sum);
  return { item, count: Number(count), price: each, sum: all };
}
export type ItemLine = NonNullable<ReturnType<typeof readItemLine>>;

/** `₹1,599` → `1599` */
export function rupeesIn(text: string): number {
  return Number(text.replace(/\D/g, ""));
}

/** `Order DM-7K3Q, 20 Nov 2026, 6:42 PM` */
export function orderReference(
  { number, placedAt }: Pick<Order, "number" | "placedAt">,
  words: OrderWords,
): string {
  const date = indianTime(placedAt);
  return fill(words.reference, {
    number,
    day: date.getUTCDate(),
    month: words.months[date.getUTCMonth()] ?? "",
    year: date.getUTCFullYear(),
    time: formatTime(date.getUTCHours(), date.getUTCMinutes(), words),
  });
}

/** The time in a line of {@link orderReference}, by its groups; undefined if there is no such time. */
export function readPlacedAt(
  { day = "", month = "", year = "", time = "" }: Readonly<Record<string, string>>,
  words: OrderWords,
): Date | undefined {
  const [minute = ""] = /(?<=:)\d\d/.exec(time) ?? [];
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const hour = hours.find((each) => formatTime(each, Number(minute), words) === time);
  const date = [year, words.months.indexOf(month) + 1, day].map(twoDigits).join("-");
  const placedAt = new Date(`${date}T${twoDigits(hour ?? "")}:${minute}${indianOffset}`);
  return Number.isNaN(placedAt.getTime()) ? undefined : placedAt;
}

/** `18`, `42` → `6:42 PM`, in Hindi `शाम 6:42 बजे`. */
function formatTime(hour: number, minute: number, { times }: OrderWords): string {
  return fill(times[dayPart(hour)], { hour: hour % 12 || 12, minute: twoDigits(minute) });
}

function twoDigits(value: string | number): string {
  return String(value).padStart(2, "0");
}

/**
 * The lines of the delivery details, and the place, which ends the address. A line without a first text is
 * left out.
 */
function deliveryLines(
  words: OrderWords,
  textsOf: (line: MessageLine) => readonly (string | undefined)[],
): readonly string[] {
  return lines.flatMap((line) => {
    const [text, ...more] = textsOf(line);
    return [
      ...(text === undefined ? [] : [`${lineLabel(line, words)}: ${text}`]),
      ...more.filter((each) => each !== undefined),
      ...(line.id === "address" ? [words.place] : []),
    ];
  });
}

/** What stands before a line of the delivery details, in the message and on the day sheet. */
export function lineLabel({ first }: Pick<MessageLine, "first">, words: OrderWords): string {
  const { line, label } = fieldWords(first, words);
  return line ?? label;
}

/** What the message says of a field; undefined if it is empty and leaves no line. */
function textOf(field: Field, details: Details, words: OrderWords): string | undefined {
  return details[field.id] || fieldWords(field, words).none;
}

/** What {@link textOf} says of a field in one language; empty if it says that nothing was typed. */
export function readText(text: string, field: Field, words: OrderWords): string {
  return text.trimEnd() === fieldWords(field, words).none ? "" : text;
}

/** The words of a field in one language. */
export function fieldWords({ id }: Field, { fields }: OrderWords): FieldWords {
  return fields[id];
}
