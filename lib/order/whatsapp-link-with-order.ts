import { chatLink } from "@/lib/shop/links";
import { orderLink } from "@/lib/order/cart/order-link-format";
import { orderMessage, type Order, type OrderWords } from "@/lib/order/order-message-lines";

/**
 * The most characters of a link to the chat with an order. WhatsApp documents no limit for links, and common web
 * servers refuse a request line above 8 KB, so links stay below that.
 */
export const maxChatLinkLength = 8000;

/** An order, written out as a message. */
export interface ComposedOrder {
  readonly order: Order;
  readonly message: string;
  /** Opens the chat with the message. */
  readonly link: string;
  /** The order link with the same items. */
  readonly againLink: string;
}

/**
 * Writes the order as a message, and the chat link with it. If the link would be longer than
 * {@link maxChatLinkLength}, the message loses the "Order this again" line, and if it is still too long,
 * it has ids instead of names, because a Devanagari letter takes nine characters of a link. No item and
 * nothing typed is ever left out.
 */
export function composeOrder(
  order: Order,
  words: OrderWords,
  whatsapp: string,
  productsUrl: string,
): ComposedOrder {
  const items = order.lines.map(({ item }) => item);
  const againLink = orderLink(productsUrl, items);
  const written = (message: string) => {
    const link = chatLink(whatsapp, message);
    return { order, message, link, againLink };
  };
  const fits = (composed: ComposedOrder) => composed.link.length <= maxChatLinkLength;

  for (const form of [{ againLink }, {}]) {
    const composed = written(orderMessage(order, words, form));
    if (fits(composed)) return composed;
  }
  return written(orderMessage(order, words, { byIds: true }));
}
