import { orderLink } from "@/lib/order/link";
import { orderMessage, orderSms, type OrderWords } from "@/lib/order/message";
import type { Order } from "@/lib/order/order";
import { findItems } from "@/lib/shop/catalogue";
import { chatLink, smsLink } from "@/lib/shop/links";

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
  const againLink = orderLink(productsUrl, findItems(order.ids));
  const withLink = (message: string) => ({ message, link: chatLink(whatsapp, message) });
  const candidates = [orderMessage(order, words, { againLink }), orderMessage(order, words)];
  const composed = candidates.map(withLink).find(({ link }) => link.length <= maxChatLinkLength);
  const { message, link } = composed ?? withLink(orderMessage(order, words, { byIds: true }));
  return { message, link, sms: smsLink(whatsapp, orderSms(order, words)) };
}
