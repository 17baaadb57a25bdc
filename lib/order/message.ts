import type { Copy } from "@/lib/copy";
import { fields, type Details, type Field, type FieldWords } from "@/lib/order/delivery";
import type { Order } from "@/lib/order/order";
import { totalOf } from "@/lib/order/total";
import { allItems, countItems, findItems, type Item, itemName } from "@/lib/shop/catalogue";
import { dayPart, formatRupees, indianTime } from "@/lib/shop/format";
import { fill } from "@/lib/fill";

/** The words of the order message in one language, with `{placeholders}`. */
export type OrderWords = Copy["order"];

/**
 * The message to the seller. Each field is a single row, so that nothing typed can imitate another one. Of an order whose
 * details are lost it has blanks to fill in.
 *
 * @param againLink order link for the row "Order this again", which is left out without it
 * @param byIds whether items have their ids in place of names and prices, which makes the message shorter
 */
export function orderMessage(
  order: Order,
  words: OrderWords,
  { againLink, byIds }: { againLink?: string; byIds?: boolean } = {},
): string {
  const items = findItems(order.ids);
  return [
    words.greeting,
    "",
    ...referenceRows(order, words),
    "",
    ...itemRows(items, words, byIds),
    fill(words.total, { total: formatRupees(totalOf(items)) }),
    "",
    ...deliveryRows(words, order.details),
    ...(againLink ? ["", fill(words.again, { link: againLink })] : []),
  ].join("\n");
}

/**
 * The order as a text message. Phones send it in parts of 153 characters, or of 67 if a single one is not in the alphabet
 * of GSM (3GPP TS 23.038), like ₹. So it has only what tells one order from another, and whom to bring it to.
 */
export function orderSms(order: Order, words: OrderWords): string {
  const { ids, details } = order;
  const items = findItems(ids);
  const known = fields.filter(({ id }) => details?.[id] !== "");
  return [
    ...referenceRows(order, words),
    ...countInOrder(items).map(({ item, count }) => {
      const name = itemName(item, words);
      return count === 1 ? name : `${count} x ${name}`;
    }),
    fill(words.total, { total: `Rs ${totalOf(items)}` }),
    ...known.map((field) => `${fieldWords(field, words).label}: ${details?.[field.id] ?? ""}`),
  ].join("\n");
}

/** The row with the number and, if the order replaces others, the row that names them. */
function referenceRows(order: Order, words: OrderWords): readonly string[] {
  const { number, placedAt, insteadOf } = order;
  return [
    orderReference({ number, placedAt: new Date(placedAt) }, words),
    ...(insteadOf.length > 0 ? [fill(words.insteadOf, { numbers: insteadOf.join(", ") })] : []),
  ];
}

/** The order that the form on a product's card sends where scripts do not run, with blanks for the delivery details. */
export function blankMessage(item: Item, words: OrderWords): string {
  return [
    words.greeting,
    "",
    ...itemRows([item], words),
    fill(words.total, { total: formatRupees(item.rupees) }),
    "",
    ...deliveryRows(words),
  ].join("\n");
}

/** Asks about a plan, of a product if one is named. It begins with other words than an order, so that nobody packs one. */
export function planMessage(
  { order, plan: words }: Pick<Copy, "order" | "plan">,
  plan: string,
  product?: string,
): string {
  return [
    words.question,
    "",
    `${words.plan}: ${plan}`,
    ...(product === undefined ? [] : [`${words.product}: ${product}`]),
    "",
    ...deliveryRows(order),
  ].join("\n");
}

/**
 * One row for each different item, in the order of the catalogue, in which the seller packs:
 * `1. Desi cow milk - 2 Liter - ₹120`, for several of one item
 * `2. 3 x Fresh Paneer - 500g - ₹249 = ₹747`, and by ids `3 x fresh-paneer:500g`.
 */
function itemRows(items: readonly Item[], words: OrderWords, byIds = false): readonly string[] {
  return countInOrder(items).map(({ item, count }, index) => {
    if (byIds) return `${count} x ${item.id}`;
    const single = `${itemName(item, words, " - ")} - ${formatRupees(item.rupees)}`;
    const several = `${count} x ${single} = ${formatRupees(item.rupees * count)}`;
    return `${index + 1}. ${count === 1 ? single : several}`;
  });
}

/** Each different item and its count, in the order of the catalogue. */
function countInOrder(items: readonly Item[]) {
  const counts = countItems(items);
  return allItems.flatMap((item) => {
    const count = counts.get(item);
    return count === undefined ? [] : [{ item, count }];
  });
}

/** Number, date and time of an order, by the clock of India: `Order DM-7K3Q, 20 Nov 2026, 6:42 PM`. */
export function orderReference(
  { number, placedAt }: { readonly number: string; readonly placedAt: Date },
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
 * A row for each field of the delivery details, with the area below the address; without details, blanks to fill in.
 * An empty field is left out, unless the words have a text for that, like `N/A`.
 */
function deliveryRows(words: OrderWords, details?: Details): readonly string[] {
  const lastOfAddress = fields.filter(({ tells }) => tells === "address").at(-1);
  return fields.flatMap((field) => {
    const { label, emptyText } = fieldWords(field, words);
    const text = details ? details[field.id] || emptyText : "";
    return [
      ...(text === undefined ? [] : [`${label}: ${text}`]),
      ...(field === lastOfAddress ? [words.addressEnd] : []),
    ];
  });
}

/** The words of a field in one language. */
export function fieldWords({ id }: Field, { fields }: OrderWords): FieldWords {
  return fields[id];
}
