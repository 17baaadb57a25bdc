import type { Copy } from "@/lib/copy";
import {
  messageLines,
  type Details,
  type Field,
  type FieldWords,
  type MessageLine,
} from "@/lib/order/delivery";
import { countItems, type Item, itemName, items as catalogue, totalOf } from "@/lib/shop/catalogue";
import { dayPart, formatRupees, indianTime } from "@/lib/shop/format";
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

/**
 * The message to the seller. Fields are single lines, so that nothing typed can imitate another line. Where a link has
 * no room, it may lack its own order link, and name items by their ids, without prices.
 */
export function orderMessage(
  order: Order,
  words: OrderWords,
  { againLink, byIds }: { againLink?: string; byIds?: boolean } = {},
): string {
  const { insteadOf, items, details } = order;
  return [
    words.greeting,
    "",
    orderReference(order, words),
    ...(insteadOf.length > 0 ? [fill(words.insteadOf, { numbers: insteadOf.join(", ") })] : []),
    "",
    ...itemLines(items, words, byIds),
    fill(words.total, { total: formatRupees(totalOf(items)) }),
    "",
    ...deliveryLines(words, ({ first, more }) =>
      [first, ...more].map((field) => textOf(field, details, words)),
    ),
    ...(againLink ? ["", fill(words.again, { link: againLink })] : []),
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

/**
 * A question about a plan, with blanks to fill in. It begins otherwise than an order, so that nobody packs one.
 *
 * @param product may be blank, too
 */
export function planMessage(
  plan: string,
  product: string,
  { order, plan: words }: Pick<Copy, "order" | "plan">,
): string {
  return [
    words.question,
    "",
    `${words.plan}: ${plan}`,
    `${words.product}: ${product}`,
    `${words.amount}: `,
    "",
    ...deliveryLines(order, () => [""]),
  ].join("\n");
}

/** Order numbers as a pattern, in which also letters count that are no longer used. */
export const orderNumberPattern = "DM-[2-9A-Z]{4}";

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

/** `18`, `42` → `6:42 PM`, in Hindi `शाम 6:42 बजे`. */
function formatTime(hour: number, minute: number, words: OrderWords): string {
  return fill(words.time, {
    part: words.dayParts[dayPart(hour)],
    hour: hour % 12 || 12,
    minute: String(minute).padStart(2, "0"),
  });
}

/**
 * The lines of the delivery details, and the place, which ends the address. A line without a first text is
 * left out.
 */
function deliveryLines(
  words: OrderWords,
  textsOf: (line: MessageLine) => readonly (string | undefined)[],
): readonly string[] {
  return messageLines.flatMap((line) => {
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

/** The words of a field in one language. */
export function fieldWords({ id }: Field, { fields }: OrderWords): FieldWords {
  return fields[id];
}
