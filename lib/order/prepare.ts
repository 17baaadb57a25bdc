import { fields, type Details } from "@/lib/order/delivery";
import { orderLink } from "@/lib/order/link";
import { orderMessage, orderNumber, type Order, type OrderWords } from "@/lib/order/message";
import { findItems, type Item } from "@/lib/shop/catalogue";
import { chatLink } from "@/lib/shop/links";

/** The last order of this visit without anything typed, so that it can be stored. handover.ts checks this form. */
export interface Prepared {
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly insteadOf: readonly string[];
  readonly ids: readonly string[];
  /** Whether the shopper wants to change it. */
  readonly isOutdated?: true;
}

/** The order that was prepared last in a visit. */
export interface LastOrder {
  readonly prepared?: Prepared | undefined;
  /** Its delivery details. They are lost when the phone drops the page. */
  readonly details?: Details | undefined;
}

/** An order as the visit remembers it. */
export function remember({ number, placedAt, insteadOf, items, details }: Order): LastOrder {
  const ids = items.map(({ id }) => id);
  return { prepared: { number, placedAt: placedAt.getTime(), insteadOf, ids }, details };
}

/** The order that the visit remembers, with these delivery details. */
export function recall({ number, placedAt, insteadOf, ids }: Prepared, details: Details): Order {
  return { number, placedAt: new Date(placedAt), insteadOf, items: findItems(ids), details };
}

/** The most earlier numbers that an order names, because the length of the chat link is limited. */
const maxReplaced = 5;

/**
 * With the items and details of the visit's last order it keeps that one's number and time, so that the seller sees one
 * order. Otherwise it is a new order, which replaces those before it.
 *
 * @param random returns a number from 0 to below 1, like Math.random
 */
export function prepareOrder(
  { items, details }: Pick<Order, "items" | "details">,
  { prepared, details: lastDetails = details }: LastOrder,
  now: Date,
  random: () => number,
): Order {
  const hasSameDetails = fields.every(({ id }) => lastDetails[id] === details[id]);
  if (prepared && !prepared.isOutdated && hasSameDetails && hasItems(prepared, items)) {
    return { ...recall(prepared, details), items };
  }
  const replaced = prepared ? [prepared.number, ...prepared.insteadOf] : [];
  const insteadOf = replaced.slice(0, maxReplaced);
  return { number: orderNumber(random), placedAt: now, insteadOf, items, details };
}

function hasItems({ ids }: Prepared, items: readonly Item[]): boolean {
  const sortedIds = items.map(({ id }) => id).sort();
  return [...ids].sort().join() === sortedIds.join();
}

/** The most characters of a chat link: common servers refuse a request line above 8 KB. */
export const maxChatLinkLength = 8000;

/**
 * The message of an order and its chat link, in the first of three forms whose link is short enough: complete, without
 * the line "Order this again", or with ids for names, because a Devanagari letter takes nine characters of a link. No
 * item and nothing typed is ever left out.
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
  const againLink = orderLink(productsUrl, order.items);
  const withLink = (message: string) => ({ message, link: chatLink(whatsapp, message) });
  const candidates = [orderMessage(order, words, { againLink }), orderMessage(order, words)];
  const composed = candidates.map(withLink).find(({ link }) => link.length <= maxChatLinkLength);
  return composed ?? withLink(orderMessage(order, words, { byIds: true }));
}
