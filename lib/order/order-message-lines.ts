import type { Copy } from "@/lib/copy/copy-type";
import { itemLine } from "@/lib/order/blank-order-message-of-one-item";
import { cartTotal, type CartLine } from "@/lib/order/cart/cart";
import { countItems } from "@/lib/order/cart/items-in-a-sentence";
import { items as catalogue, type Item } from "@/lib/shop/catalogue";
import { dayPart, indianTime, formatRupees } from "@/lib/shop/format";
import type { DeliveryDetails } from "@/lib/order/delivery/delivery-problems-and-alert";
import { fill } from "@/lib/order/text";

/** The words of the order message in one language; `{placeholders}` are filled in here. */
export type OrderWords = Copy["order"];

/** An order. */
export interface Order {
  readonly number: string;
  readonly placedAt: Date;
  /** Numbers of earlier orders of this visit that this one replaces, newest first. */
  readonly insteadOf: readonly string[];
  readonly lines: readonly CartLine[];
  readonly details: DeliveryDetails;
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
  const { details } = order;
  const items = order.lines.map((line) => line.item);
  const total = formatRupees(cartTotal(order.lines));
  return [
    words.greeting,
    "",
    orderReference(order, words),
    ...replaced(order, words),
    "",
    ...itemLines(items, words, form.byIds),
    fill(words.total, { total }),
    "",
    `${words.name}: ${details.name}`,
    `${words.address}: ${details.address1}`,
    ...(details.address2 ? [details.address2] : []),
    words.place,
    `${words.mobile}: ${details.mobile}`,
    `${words.landmark}: ${details.landmark || words.noLandmark}`,
    ...(form.againLink ? ["", fill(words.again, { link: form.againLink })] : []),
  ].join("\n");
}

/**
 * One line for each item, in the order of the catalogue, which is also that of packing:
 * `1. Desi cow milk - 2 Liter - ₹120`, or for several of one item
 * `2. 3 x Fresh Paneer - 500g - ₹249 = ₹747`.
 */
function itemLines(items: readonly Item[], words: OrderWords, byIds = false): readonly string[] {
  const counts = countItems(items);
  const ordered = catalogue.filter((item) => counts.has(item));
  return ordered.map((item, index) => {
    const count = counts.get(item) ?? 0;
    if (byIds) return `${count} x ${item.id}`;
    const name = `${words.products[item.product]} - ${words.sizes[item.size]}`;
    if (count === 1) return itemLine(name, item.rupees, index);
    const sum = formatRupees(item.rupees * count);
    return `${itemLine(`${count} x ${name}`, item.rupees, index)} = ${sum}`;
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
export function formatTime(hour: number, minute: number, words: Pick<OrderWords, "times">): string {
  return fill(words.times[dayPart(hour)], {
    hour: hour % 12 || 12,
    minute: String(minute).padStart(2, "0"),
  });
}

function replaced({ insteadOf }: Order, words: OrderWords): readonly string[] {
  return insteadOf.length === 0 ? [] : [fill(words.insteadOf, { numbers: insteadOf.join(", ") })];
}
