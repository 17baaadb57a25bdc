import { copyIn, en, type Copy } from "@/lib/copy";
import { checkDelivery } from "@/lib/order/check";
import type { Details, Draft } from "@/lib/order/delivery";
import type { Order } from "@/lib/order/order";
import { fingerprintOf } from "@/lib/order/prepare";
import { composeOrder, orderReference } from "@/lib/order/message";
import type { ReceivedOrder } from "@/lib/seller/order";
import { messagePatterns, sentWords } from "@/lib/seller/patterns";
import { pathTo } from "@/lib/paths";
import { countItems, findItems, totalOf, type Item } from "@/lib/shop/catalogue";
import { indianTime } from "@/lib/shop/format";
import { testConfig } from "@/tests/support/config";
import { bigCow, cow, itemsWith, paneer } from "@/tests/support/goods";

/** When the tests' shoppers order: at 18:42 on a Friday, in India. */
export const now = new Date("2026-11-20T13:12:00Z");

/** What somebody typed who left out what may be left out. */
export const shortDraft = { name: "Sita Devi", address1: "Ward 7", mobile: "9876543210" };

const typed = { address1: "Ward 7, Station Road", address2: "Near old well" };

/** Delivery details as they were typed; what is not given here as in {@link shortDraft}. */
export function detailsWith(typed: Draft = {}): Details {
  const check = checkDelivery([cow], { ...shortDraft, ...typed });
  if (!check.ok) throw new Error(`Not accepted: ${JSON.stringify(check)}`);
  return check.details;
}

/** An order; what is not given here is a liter of milk. */
export function orderWith({
  items = itemsWith(cow),
  ...about
}: Partial<Order> & { items?: readonly Item[] } = {}): Order {
  const { number = "DM-7K3Q", details = detailsWith() } = about;
  return {
    number,
    placedAt: now.getTime(),
    insteadOf: [],
    ids: items.map(({ id }) => id),
    rupees: totalOf(about.ids ? findItems(about.ids) : items),
    details,
    fingerprint: fingerprintOf(number, details),
    stage: "ready",
    ...about,
  };
}

/** An order with a value in every field. */
export const fullOrder = orderWith({
  insteadOf: ["DM-2ZG7"],
  items: itemsWith(cow, paneer, cow),
  details: detailsWith({ ...typed, landmark: "Shiv Mandir" }),
});

/** An order as it goes to the chat. */
export function composed(order: Order, { language, order: words }: Copy = en) {
  const productsUrl = testConfig.SITE_URL + pathTo(language, "products");
  return composeOrder(order, words, testConfig.WHATSAPP_NUMBER, productsUrl);
}

const sampleDetails = detailsWith(typed);

/** An order of two items. */
export const sampleOrder = orderWith({ items: itemsWith(bigCow, paneer), details: sampleDetails });

/** What the day sheet knows of the messages of the shop. */
export const sellerPatterns = messagePatterns({
  en: sentWords(copyIn.en),
  hi: sentWords(copyIn.hi),
});

/** What an order lacks that has no row with its number and time. */
export const noNumber = { number: undefined, reference: "", placedOn: "", day: "" };

/** What the day sheet reads from the message of an order. */
export function receivedFrom(order: Order, copy: Copy = en): ReceivedOrder {
  const { number, insteadOf, ids, rupees, details = detailsWith() } = order;
  const day = indianTime(order.placedAt).toISOString().slice(0, 10);
  return {
    number,
    language: copy.language,
    reference: orderReference(order, copy.order),
    insteadOf,
    items: countItems(findItems(ids)).map(([item, count]) => ({ item, count })),
    total: rupees,
    hasTotal: true,
    details,
    warnings: [],
    placedOn: day,
    day,
    notes: [],
    later: [],
  };
}

/** An order of three liters as it was read; what is given here is another. */
export function receivedWith(about: Partial<ReceivedOrder> = {}): ReceivedOrder {
  const items = itemsWith(cow, cow, cow);
  return { ...receivedFrom(orderWith({ items, details: sampleDetails })), ...about };
}
