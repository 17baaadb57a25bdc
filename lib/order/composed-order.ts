import { chatLink } from "@/lib/shop/contact-links";
import { orderMessage, type Order, type OrderWords } from "@/lib/order/message";

/**
 * The most characters of an order link. WhatsApp documents no limit for links, and common web
 * servers refuse a request line above 8 KB, so links stay below that.
 */
export const maxOrderLinkLength = 8000;

/** An order ready to be handed over: what it is, its text, and the chat link that carries it. */
export interface ComposedOrder {
  readonly order: Order;
  readonly message: string;
  readonly link: string;
}

/**
 * Writes the order and its link. An order whose link would be longer than
 * {@link maxOrderLinkLength} first loses the "Order this again" line, then has its items named by
 * their ids: a Devanagari letter takes nine characters of a link. Nothing ordered and nothing typed
 * is ever left out.
 */
export function composeOrder(
  order: Order,
  words: OrderWords,
  whatsapp: string,
  againLink: string,
): ComposedOrder {
  const written = (message: string) => ({ order, message, link: chatLink(whatsapp, message) });
  const fits = (composed: ComposedOrder) => composed.link.length <= maxOrderLinkLength;

  for (const form of [{ againLink }, {}]) {
    const composed = written(orderMessage(order, words, form));
    if (fits(composed)) return composed;
  }
  return written(orderMessage(order, words, { byIds: true }));
}
