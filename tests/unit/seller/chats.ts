import { en, type Copy } from "@/lib/copy";
import { blankMessage } from "@/lib/order/message";
import type { Order } from "@/lib/order/order";
import { readChat } from "@/lib/seller/chat";
import { joinChats, type OtherText } from "@/lib/seller/join";
import { itemWith, milk } from "@/tests/support/goods";
import { composed, now, sellerPatterns } from "@/tests/support/orders";

export const messageOf = (order: Order, copy: Copy = en) => composed(order, copy).message;

/** What WhatsApp writes in front of a message in November 2026. */
export const head = (name: string, day = 20) => `${day}/11/26, 6:45 pm - ${name}: `;

const { name, address1, mobile } = en.order.fields;

/** The form for browsers without scripts, as somebody has filled it in. */
export const formOf = (typed: string, address = "Ward 9", sign = ": ") =>
  blankMessage(itemWith(milk), en.order)
    .replace(`${name.label}: `, name.label + sign + typed)
    .replace(`${address1.label}: `, address1.label + sign + address)
    .replace(`${mobile.label}: `, `${mobile.label}${sign}98765 43211`);

/** What several chats say together. */
export function readChats(...texts: readonly string[]) {
  const joined = joinChats(texts.map((text) => readChat(text, sellerPatterns, now)));
  const alone = (read: readonly OtherText[]) =>
    read.flatMap(({ text, besideDays = [] }) => (besideDays.length === 0 ? text : []));
  return { ...joined, open: alone(joined.open), others: alone(joined.others) };
}

/** What is packed of the orders in a chat, what has to be read before, and what is written beside them. */
export function packedIn(text: string) {
  const { orders, open } = readChats(text);
  const items = orders.flatMap((order) => order.items);
  const warnings = orders.flatMap((order) => order.warnings);
  return {
    packed: items.map(({ item, count }) => `${count} ${item.id}`).join(),
    warnings: warnings.map(({ kind }) => kind),
    /** Of which it is not certain what they say. */
    unsure: [...warnings.flatMap(({ kind, texts }) => (kind === "sums" ? [] : texts)), ...open],
    shown: [...warnings.flatMap(({ texts }) => texts), ...open],
    notes: orders.flatMap(({ notes }) => notes),
  };
}
