import fc from "fast-check";
import { en, type Copy } from "@/lib/copy";
import { checkDelivery } from "@/lib/order/check";
import { fields, type Details, type Draft, type Field } from "@/lib/order/delivery";
import type { Order } from "@/lib/order/message";
import { composeOrder } from "@/lib/order/order";
import type { ReceivedOrder } from "@/lib/seller/read";
import { pathTo } from "@/lib/paths";
import { items, totalOf } from "@/lib/shop/catalogue";
import type { DayPart } from "@/lib/shop/format";
import { fill, isBlank } from "@/lib/text";
import { testConfig } from "@/tests/support/config";
import { bigCow, cow, itemsWith, nameOf, paneer, priceOf } from "@/tests/support/goods";

/** What somebody typed who left out what may be left out. */
export const shortDraft = { name: "Sita Devi", address1: "Ward 7", mobile: "9876543210" };

/** Delivery details as they were typed; what is not given here as in {@link shortDraft}. */
export function detailsWith(typed: Draft = {}): Details {
  const check = checkDelivery(1, { ...shortDraft, ...typed });
  if (!check.ok) throw new Error(`Not accepted: ${JSON.stringify(check)}`);
  return check.details;
}

/** An order; what is not given here is a liter of milk. */
export function orderWith(about: Partial<Order> = {}): Order {
  return {
    number: "DM-7K3Q",
    placedAt: new Date("2026-11-20T13:12:00Z"),
    insteadOf: [],
    items: itemsWith(cow),
    details: detailsWith(),
    ...about,
  };
}

/** An order with a value in every field. */
export const fullOrder = orderWith({
  insteadOf: ["DM-2ZG7"],
  items: itemsWith(cow, paneer, cow),
  details: detailsWith({
    address1: "Ward 7, Station Road",
    address2: "Near old well",
    landmark: "Shiv Mandir",
  }),
});

/** An order as it goes to the chat. */
export function composed(order: Order, { language, order: words }: Copy = en) {
  const productsUrl = testConfig.siteUrl + pathTo(language, "products");
  return composeOrder(order, words, testConfig.whatsapp, productsUrl);
}

const sampleIds = [bigCow, paneer];

/** The order of {@link sampleMessage}. */
export const sampleOrder = orderWith({
  items: itemsWith(...sampleIds),
  details: detailsWith({ address1: "Ward 7, Station Road", address2: "Near old well" }),
});

/** How an order is dated that was placed at this day and time; by default at 18:42 on 20 November 2026. */
export function sampleReference(
  { order }: Copy = en,
  [day, month, year] = [20, 11, 2026],
  part: DayPart = "evening",
  clock = "6:42",
): string {
  const [hour = "", minute = ""] = clock.split(":");
  const time = fill(order.times[part], { hour, minute });
  const name = order.months[month - 1] ?? "";
  return fill(order.reference, { number: "DM-7K3Q", day, month: name, year, time });
}

/** The message of an order, spelled out line by line; prices and words are today's. */
export function sampleMessage(copy: Copy = en): string {
  const { fields, greeting, place, total, again } = copy.order;
  const page = testConfig.siteUrl + pathTo(copy.language, "products");
  return `${greeting}

${sampleReference(copy)}

1. ${nameOf(bigCow, copy, " - ")} - ${priceOf(bigCow)}
2. ${nameOf(paneer, copy, " - ")} - ${priceOf(paneer)}
${fill(total, { total: priceOf(...sampleIds) })}

${fields.name.label}: Sita Devi
${fields.address1.line}: Ward 7, Station Road
Near old well
${place}
${fields.mobile.label}: 9876543210
${fields.landmark.label}: ${fields.landmark.none}

${fill(again, { link: `${page}#order=${sampleIds.join()}` })}`;
}

/** An order as read from a message, with what matters to a test. */
export function receivedWith(about: Partial<ReceivedOrder> = {}): ReceivedOrder {
  return {
    number: "DM-7K3Q",
    placedAt: new Date("2026-11-20T13:12:00Z"),
    insteadOf: [],
    items: itemsWith(cow).map((item) => ({ item, count: 3 })),
    unknownItems: [],
    total: 3 * totalOf(itemsWith(cow)),
    details: {
      name: ["Sita Devi"],
      address: ["Ward 7, Station Road", "Near old well"],
      mobile: ["9876543210"],
      landmark: [],
    },
    warnings: [],
    day: "2026-11-20",
    notes: [],
    ...about,
  };
}

/** The items of any cart, an empty one included. */
export const anyItems = fc.array(fc.constantFrom(...items), { maxLength: 200 });

/** Delivery details whose fields were typed as given, as far as the form accepts them. */
export function detailsOf(typed: (field: Field) => fc.Arbitrary<string>): fc.Arbitrary<Details> {
  return fc
    .record(Object.fromEntries(fields.map((field) => [field.id, typed(field)])))
    .map((draft) => checkDelivery(1, draft))
    .filter((check) => check.ok)
    .map(({ details }) => details);
}

/** Delivery details as any shopper, however hostile, may have typed them. */
export const anyDetails = detailsOf(({ required, maxLength }) =>
  fc.string({ unit: "binary", maxLength }).filter((text) => !required || !isBlank(text)),
);

/** Any order that a shopper may have sent. */
export const anyOrder: fc.Arbitrary<Order> = fc.record({
  number: fc.stringMatching(/^DM-[2-9ACEGHJKQRUVWXYZ]{4}$/),
  placedAt: fc
    .integer({ min: Date.UTC(2025, 0) / 60_000, max: Date.UTC(2099, 0) / 60_000 })
    .map((minute) => new Date(minute * 60_000)),
  insteadOf: fc.array(fc.stringMatching(/^DM-[2-9ACEGHJKQRUVWXYZ]{4}$/), { maxLength: 5 }),
  items: anyItems.filter((chosen) => chosen.length > 0),
  details: anyDetails,
});
