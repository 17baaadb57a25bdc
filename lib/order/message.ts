import type { Copy } from "@/lib/copy";
import { fields, type Details, type Field, type FieldWords } from "@/lib/order/delivery";
import { orderLink } from "@/lib/order/link";
import type { Order } from "@/lib/order/order";
import { countItems, findItems, itemName, totalOf, type Item } from "@/lib/shop/catalogue";
import { dayPart, fill, formatRupees, indianTime } from "@/lib/shop/format";
import { chatLink, smsLink } from "@/lib/shop/links";

/** The words of the order message in one language, with `{placeholders}`. */
export type OrderWords = Copy["order"];

/** The most characters of a chat link: common servers refuse a request line above 8 KB. */
export const maxChatLinkLength = 8000;

/**
 * The ways in which an order goes out: its message with the chat link, and the link to a text message. The message has the
 * first of three forms whose chat link is short enough: complete, without the row "Order this again", or with ids for
 * names, because a Devanagari letter takes nine characters of a link. No item and nothing typed is ever left out.
 *
 * @param whatsapp digits only, with the country code
 * @param productsUrl absolute address of the products page in the shopper's language
 */
export function composeOrder(
  order: Order,
  words: OrderWords,
  whatsapp: string,
  productsUrl: string,
) {
  const rows = orderMessage(order, words);
  const again = fill(words.again, { link: orderLink(productsUrl, findItems(order.ids)) });
  const linkOf = (message: string) => chatLink(whatsapp, message);
  const isShort = (message: string) => linkOf(message).length <= maxChatLinkLength;
  const message =
    [paragraphs([rows], [again]), rows].find(isShort) ?? orderMessage(order, words, true);
  return { message, link: linkOf(message), sms: smsLink(whatsapp, orderSms(order, words)) };
}

/** The message to the seller, of single rows, so that nothing typed can imitate another one. */
export function orderMessage(order: Order, words: OrderWords, byIds = false): string {
  return paragraphs(
    [words.greeting],
    referenceRows(order, words),
    itemRows(findItems(order.ids), words, byIds),
    deliveryRows(words, order.details),
  );
}

/** The order that the form on a product's card sends where scripts do not run. */
export function blankMessage(item: Item, words: OrderWords): string {
  return paragraphs([words.greeting], itemRows([item], words), deliveryRows(words));
}

/** Asks about a plan, of a product if one is named. It begins with other words than an order, so that nobody packs one. */
export function planMessage({ order, plan: words }: Copy, plan: string, product?: string): string {
  const productRows = product === undefined ? [] : [`${words.product}: ${product}`];
  return paragraphs(
    [words.question],
    [`${words.plan}: ${plan}`, ...productRows],
    deliveryRows(order),
  );
}

/** Lists of rows, with a blank row between one and the next. */
function paragraphs(...all: readonly (readonly string[])[]): string {
  return all.map((rows) => rows.join("\n")).join("\n\n");
}

/**
 * The order as a text message. Phones send it in parts of 153 characters, or of 67 if a single one is not in the alphabet
 * of GSM (3GPP TS 23.038), like ₹. So it has only what tells one order from another, and whom to bring it to.
 */
export function orderSms(order: Order, words: OrderWords): string {
  const items = findItems(order.ids);
  const text = [
    ...referenceRows(order, words),
    ...countItems(items).map(([item, count]) => {
      const name = itemName(item, words);
      return count === 1 ? name : `${count} x ${name}`;
    }),
    fill(words.total, { total: `Rs ${totalOf(items)}` }),
    ...deliveryRows(words, order.details, true),
  ].join("\n");
  // Keyboards write these by themselves.
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—•]/g, "-")
    .replaceAll("…", "...");
}

function referenceRows(order: Order, words: OrderWords) {
  const reference = orderReference(order, words);
  const numbers = order.insteadOf.join(", ");
  return numbers ? [reference, fill(words.insteadOf, { numbers })] : [reference];
}

/** Items and total: `2. 3 x Fresh Paneer - 500g - ₹249 = ₹747`, by ids `3 x fresh-paneer:500g`. */
function itemRows(items: readonly Item[], words: OrderWords, byIds = false): readonly string[] {
  const rows = countItems(items).map(([item, count], index) => {
    if (byIds) return `${count} x ${item.id}`;
    const name = `${itemName(item, words, " - ")} - ${formatRupees(item.rupees)}`;
    if (count === 1) return `${index + 1}. ${name}`;
    return `${index + 1}. ${count} x ${name} = ${formatRupees(count * item.rupees)}`;
  });
  return [...rows, fill(words.total, { total: formatRupees(totalOf(items)) })];
}

/** Number, date and time of an order, by the clock of India: `Order DM-7K3Q, 20 Nov 2026, 6:42 PM`. */
export function orderReference(
  { number, placedAt }: Pick<Order, "number" | "placedAt">,
  words: OrderWords,
): string {
  const date = indianTime(placedAt);
  const hour = date.getUTCHours();
  return fill(words.reference, {
    number,
    day: date.getUTCDate(),
    month: words.months[date.getUTCMonth()] ?? "",
    year: date.getUTCFullYear(),
    time: fill(words.time, {
      part: words.dayParts[dayPart(hour)],
      hour: hour % 12 || 12,
      minute: String(date.getUTCMinutes()).padStart(2, "0"),
    }),
  });
}

/**
 * A row for each field, with the area below the address; without details, blanks to fill in. An empty field is left out,
 * unless the words have a text for that, like `N/A`. A short message has neither that nor the area.
 */
function deliveryRows(words: OrderWords, details?: Details, isShort = false): readonly string[] {
  const lastOfAddress = fields.filter(({ kind }) => kind === "address").at(-1);
  return fields.flatMap((field) => {
    const { label, emptyText } = fieldWords(field, words);
    const text = details ? details[field.id] || (isShort ? undefined : emptyText) : "";
    return [
      ...(text === undefined ? [] : [`${label}: ${text}`]),
      ...(field === lastOfAddress && !isShort ? [words.addressEnd] : []),
    ];
  });
}

export function fieldWords({ id }: Field, { fields }: OrderWords): FieldWords {
  return fields[id];
}
