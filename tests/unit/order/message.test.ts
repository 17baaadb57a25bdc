import { en, hi } from "@/lib/copy";
import { blankMessage, orderMessage, type OrderWords } from "@/lib/order/message";
import { composeOrder } from "@/lib/order/prepare";
import { itemName, items } from "@/lib/shop/catalogue";
import type { DayPart } from "@/lib/shop/format";
import { fill } from "@/lib/text";
import { bigCow, cow, ghee, idOf, itemsWith, paneer, priceOf } from "@/tests/support/goods";
import { orderWith, sampleOrder } from "@/tests/support/orders";

// With words, names and prices of its own, so that the owner's edits change nothing here.
test("is written like this", () => {
  const { order } = en;
  const sold = items.filter(({ id }) => id === bigCow || id === paneer);
  const [first, second] = sold;
  if (!first || !second) throw new Error("Not sold");
  jest.replaceProperty(first, "rupees", 1120);
  jest.replaceProperty(second, "rupees", 249);
  const words: OrderWords = {
    ...order,
    greeting: "Hello!",
    reference: "Order {number}, {day} {month} {year}, {time}",
    months: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
    time: "{hour}:{minute} {part}",
    dayParts: { ...order.dayParts, evening: "PM" },
    insteadOf: "Instead of {numbers}",
    total: "Total: {total}",
    place: "Patna, Bihar - 800001",
    again: "Order this again: {link}",
    products: { ...order.products, [first.product]: "Cow milk", [second.product]: "Paneer" },
    sizes: { ...order.sizes, [first.size]: "2 Liter", [second.size]: "500g" },
    fields: {
      ...order.fields,
      name: { ...order.fields.name, label: "Name" },
      address1: { ...order.fields.address1, line: "Address" },
      mobile: { ...order.fields.mobile, label: "Mobile" },
      landmark: { label: "Landmark", none: "N/A" },
    },
  };
  const sent = { ...sampleOrder, insteadOf: ["DM-2ZG7", "DM-AAAA"], items: [second, ...sold] };

  expect(composeOrder(sent, words, "91", "https://shop.example").message).toBe(`Hello!

Order DM-7K3Q, 20 Nov 2026, 6:42 PM
Instead of DM-2ZG7, DM-AAAA

1. Cow milk - 2 Liter - ₹1,120
2. 2 x Paneer - 500g - ₹249 = ₹498
Total: ₹1,618

Name: Sita Devi
Address: Ward 7, Station Road
Near old well
Patna, Bihar - 800001
Mobile: 9876543210
Landmark: N/A

Order this again: https://shop.example#order=${second.id},${first.id},${second.id}`);
});

const ids = [paneer, cow, ghee, bigCow, cow, ghee, cow];
const changed = orderWith({ items: itemsWith(...ids) });

test("names items by their ids where words would take too much room", () => {
  expect(orderMessage(changed, hi.order, { byIds: true })).toContain(`

3 x ${cow}
1 x ${bigCow}
2 x ${ghee}
1 x ${paneer}
${fill(hi.order.total, { total: priceOf(...ids) })}

`);
});

test.each<[string, [day: number, month: number, year: number], DayPart, string]>([
  ["2026-11-19T18:30:00Z", [20, 11, 2026], "small-hours", "12:00"],
  ["2026-11-19T22:29:59Z", [20, 11, 2026], "small-hours", "3:59"],
  ["2026-11-19T22:30:00Z", [20, 11, 2026], "morning", "4:00"],
  ["2026-11-20T06:29:59Z", [20, 11, 2026], "morning", "11:59"],
  ["2026-11-20T06:30:00Z", [20, 11, 2026], "afternoon", "12:00"],
  ["2026-11-20T10:29:59Z", [20, 11, 2026], "afternoon", "3:59"],
  ["2026-11-20T10:30:00Z", [20, 11, 2026], "evening", "4:00"],
  ["2026-11-20T14:29:59Z", [20, 11, 2026], "evening", "7:59"],
  ["2026-09-30T14:30:00Z", [30, 9, 2026], "night", "8:00"],
  ["2026-12-31T18:35:00Z", [1, 1, 2027], "small-hours", "12:05"],
])("an order placed at %s is of %j in India, %s %s", (instant, date, part, clock) => {
  const order = orderWith({ placedAt: new Date(instant) });
  const [day, month, year] = date;
  const [hour = "", minute = ""] = clock.split(":");

  for (const { order: words } of [en, hi]) {
    const time = fill(words.time, { hour, minute, part: words.dayParts[part] });
    const said = { number: order.number, day, month: words.months[month - 1] ?? "", year, time };
    expect(orderMessage(order, words)).toContain(`\n${fill(words.reference, said)}\n`);
  }
});

test.each([en, hi])("an order without scripts has lines to fill in: $language", ({ order }) => {
  const id = idOf("premium-fresh-milk", 0);
  const [item] = itemsWith(id);

  expect(item && blankMessage(item, order).split("\n")).toEqual([
    order.greeting,
    "",
    `1. ${item && itemName(item, order, " - ")} - ${priceOf(id)}`,
    fill(order.total, { total: priceOf(id) }),
    "",
    `${order.fields.name.label}: `,
    `${order.fields.address1.line}: `,
    order.place,
    `${order.fields.mobile.label}: `,
    `${order.fields.landmark.label}: `,
  ]);
});
