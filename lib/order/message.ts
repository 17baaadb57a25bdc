import type { Copy } from "@/lib/copy";
import { fields, type Details, type Field, type FieldWords } from "@/lib/order/delivery";
import { allItems, countItems, type Item, itemName, totalOf } from "@/lib/shop/catalogue";
import { dayPart, formatRupees, indianTime } from "@/lib/shop/format";
import { fill } from "@/lib/text";

/** The words of the order message in one language, with `{placeholders}`. */
export type OrderWords = Copy["order"];

export interface Order {
  /** As it is said over the phone: `DM-7K3Q`. */
  readonly number: string;
  readonly placedAt: Date;
  /** Numbers of earlier orders of this visit that this one replaces, newest first. */
  readonly insteadOf: readonly string[];
  /** One entry for each line of the cart, in the order in which they were added. */
  readonly items: readonly Item[];
  readonly details: Details;
}

/**
 * The message to the seller. Each field is a single line, so that nothing typed can imitate another line.
 *
 * @param againLink order link for the line "Order this again", which is left out without it
 * @param byIds whether items have their ids in place of names and prices, which makes the message shorter
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
    ...deliveryLines(words, details),
    ...(againLink ? ["", fill(words.again, { link: againLink })] : []),
  ].join("\n");
}

/** The order that the form on a product's card sends where scripts do not run, with blanks for the delivery details. */
export function blankMessage(item: Item, words: OrderWords): string {
  return [
    words.greeting,
    "",
    ...itemLines([item], words),
    fill(words.total, { total: formatRupees(item.rupees) }),
    "",
    ...deliveryLines(words),
  ].join("\n");
}

/** Asks about a plan. It begins with other words than an order, so that nobody packs one. An empty product is a blank. */
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
    ...deliveryLines(order),
  ].join("\n");
}

/**
 * One line for each different item, in the order of the catalogue, in which the seller packs:
 * `1. Desi cow milk - 2 Liter - ₹120`, for several of one item
 * `2. 3 x Fresh Paneer - 500g - ₹249 = ₹747`, and by ids `3 x fresh-paneer:500g`.
 */
function itemLines(items: readonly Item[], words: OrderWords, byIds = false): readonly string[] {
  const counts = countItems(items);
  const sorted = allItems.filter((item) => counts.has(item));
  return sorted.map((item, index) => {
    const count = counts.get(item) ?? 0;
    if (byIds) return `${count} x ${item.id}`;
    const single = `${itemName(item, words, " - ")} - ${formatRupees(item.rupees)}`;
    const several = `${count} x ${single} = ${formatRupees(item.rupees * count)}`;
    return `${index + 1}. ${count === 1 ? single : several}`;
  });
}

/** Number, date and time of an order, by the clock of India: `Order DM-7K3Q, 20 Nov 2026, 6:42 PM`. */
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

/** A time of the 24-hour clock in words: `18`, `42` → `6:42 PM`, in Hindi `शाम 6:42 बजे`. */
function formatTime(hour: number, minute: number, words: OrderWords): string {
  return fill(words.time, {
    part: words.dayParts[dayPart(hour)],
    hour: hour % 12 || 12,
    minute: String(minute).padStart(2, "0"),
  });
}

/**
 * A line for each field of the delivery details, with the place below the address; without details, blanks to fill in.
 * An empty field is left out, unless the words have a text for that, like `N/A`.
 */
function deliveryLines(words: OrderWords, details?: Details): readonly string[] {
  const lastOfAddress = fields.filter(({ tells }) => tells === "address").at(-1);
  return fields.flatMap((field) => {
    const { label, emptyText } = fieldWords(field, words);
    const text = details ? details[field.id] || emptyText : "";
    return [
      ...(text === undefined ? [] : [`${label}: ${text}`]),
      ...(field === lastOfAddress ? [words.place] : []),
    ];
  });
}

/** The words of a field in one language. */
export function fieldWords({ id }: Field, { fields }: OrderWords): FieldWords {
  return fields[id];
}

/**
 * The characters of an order number: none that look alike (0 and O; 1, I and L) or sound alike (B, D, P, T; M, N;
 * S, F). `handoverPattern` in components/visit/handover.ts has the form of a number once more.
 */
const characters = "23456789ACEGHJKQRUVWXYZ";

/**
 * A number that is easy to say over the phone, like `DM-7K3Q`. There are 23⁴ = 279,841, and a seller reads one day's.
 *
 * @param random returns a number from 0 to below 1, like Math.random
 */
export function orderNumber(random: () => number): string {
  const character = () => characters.charAt(Math.floor(random() * characters.length));
  return `DM-${Array.from({ length: 4 }, character).join("")}`;
}

/**
 * The source of a regular expression for order numbers. It takes all capital letters, since earlier releases had some in
 * their numbers that are not among the characters any more.
 */
export const orderNumberPattern = "DM-[2-9A-Z]{4}";
