import { fields, type Details } from "@/lib/order/delivery";
import { orderLink } from "@/lib/order/link";
import { orderMessage, type Order, type OrderWords } from "@/lib/order/message";
import { findItems } from "@/lib/shop/catalogue";
import { chatLink } from "@/lib/shop/links";

/**
 * An order that was prepared in this visit, in a form that can be stored: without anything typed. The next page
 * takes it over only as `whole` of components/visit/handover.ts has it.
 */
export interface Prepared {
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly insteadOf: readonly string[];
  /** Of the items. */
  readonly ids: readonly string[];
  /** Whether the shopper wants to change it. */
  readonly isOutdated?: true;
}

/** The order that was prepared last in a visit. */
export interface LastOrder {
  readonly prepared?: Prepared | undefined;
  /** Its delivery details, unless the phone has dropped the page since. */
  readonly details?: Details | undefined;
}

/** An order as the visit remembers it. */
export function remember({ number, placedAt, insteadOf, items, details }: Order): LastOrder {
  const ids = items.map(({ id }) => id);
  return { prepared: { number, placedAt: placedAt.getTime(), insteadOf, ids }, details };
}

/** The order that the visit remembers. */
export function recall({ number, placedAt, insteadOf, ids }: Prepared, details: Details): Order {
  return { number, placedAt: new Date(placedAt), insteadOf, items: findItems(ids), details };
}

/** The most earlier numbers in an order, since the length of the chat link is limited. */
const maxReplaced = 5;

/**
 * Prepares an order. If its items and details are those of the previous order of this visit, it keeps
 * that one's number and time, so that the seller sees one order. Otherwise it is a new order, which
 * replaces the previous ones.
 *
 * @param random returns a number from 0 to below 1, like Math.random
 */
export function prepareOrder(
  { items, details }: Pick<Order, "items" | "details">,
  { prepared: before, details: detailsBefore = details }: LastOrder,
  now: Date,
  random: () => number,
): Order {
  const isSame = fields.every(({ id }) => detailsBefore[id] === details[id]);
  if (before && isSame && !before.isOutdated && hasItems(before, items)) {
    return { ...recall(before, details), items };
  }
  const insteadOf = before ? [before.number, ...before.insteadOf].slice(0, maxReplaced) : [];
  return { number: orderNumber(random), placedAt: now, insteadOf, items, details };
}

/** Whether an order has these items, in any order. */
function hasItems({ ids }: Prepared, items: Order["items"]): boolean {
  const wanted = items.map(({ id }) => id).sort();
  return [...ids].sort().join() === wanted.join();
}

// The form of a number is also that of orderNumberPattern (message.ts), and of `whole` in components/visit/handover.ts.
// Without characters that look alike (0 and O; 1, I and L) or sound alike (B, D, P, T; M, N; S, F).
const letters = "23456789ACEGHJKQRUVWXYZ";

/**
 * A random order number that is easy to say over the phone, like `DM-7K3Q`. It only has to be unique
 * among the orders that one seller reads in a day: there are 23⁴ = 279,841.
 */
function orderNumber(random: () => number): string {
  const letter = () => letters.charAt(Math.floor(random() * letters.length));
  return `DM-${letter()}${letter()}${letter()}${letter()}`;
}

/** The most characters of a chat link: common servers refuse a request line above 8 KB. */
export const maxChatLinkLength = 8000;

/**
 * An order as message and chat link, in the first form that fits: whole, without its order link, or with ids for names,
 * because a Devanagari letter takes nine characters of a link. No item and nothing typed is ever left out.
 */
export function composeOrder(
  order: Order,
  words: OrderWords,
  whatsapp: string,
  productsUrl: string,
) {
  const againLink = orderLink(productsUrl, order.items);
  const written = (message: string) => ({ message, link: chatLink(whatsapp, message) });
  for (const options of [{ againLink }, {}]) {
    const composed = written(orderMessage(order, words, options));
    if (composed.link.length <= maxChatLinkLength) return composed;
  }
  return written(orderMessage(order, words, { byIds: true }));
}
