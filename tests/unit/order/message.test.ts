import { en, hi } from "@/lib/copy";
import { blankMessage, orderMessage } from "@/lib/order/message";
import { itemName } from "@/lib/shop/catalogue";
import type { DayPart } from "@/lib/shop/format";
import { fill } from "@/lib/text";
import { bigCow, cow, ghee, idOf, itemsWith, nameOf, paneer, priceOf } from "@/tests/support/goods";
import {
  composed,
  detailsWith,
  orderWith,
  sampleMessage,
  sampleOrder,
  sampleReference,
} from "@/tests/support/orders";

test.each([en, hi])("writes an order as the seller reads it: $language", (copy) => {
  expect(composed(sampleOrder, copy).message).toBe(sampleMessage(copy));
});

const ids = [paneer, cow, ghee, bigCow, cow, ghee, cow];
const changed = orderWith({
  insteadOf: ["DM-2ZG7", "DM-AAAA"],
  items: itemsWith(...ids),
  details: detailsWith({ landmark: "Shiv Mandir" }),
});

test.each([en, hi])(
  "several of an item are one line, and it says what it replaces: $language",
  (copy) => {
    const line = (id: string) => `${nameOf(id, copy, " - ")} - ${priceOf(id)}`;
    const { fields, insteadOf, total } = copy.order;
    const [, head = "", goods = "", details] = composed(changed, copy).message.split("\n\n");

    expect(head).toContain(`\n${fill(insteadOf, { numbers: "DM-2ZG7, DM-AAAA" })}`);
    expect(goods.split("\n")).toEqual([
      `1. 3 x ${line(cow)} = ${priceOf(cow, cow, cow)}`,
      `2. ${line(bigCow)}`,
      `3. 2 x ${line(ghee)} = ${priceOf(ghee, ghee)}`,
      `4. ${line(paneer)}`,
      fill(total, { total: priceOf(...ids) }),
    ]);
    expect(details).toContain(`\n${fields.landmark.label}: Shiv Mandir`);
  },
);

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
])("an order placed at %s is of %j in India, %s %s", (instant, date, part, time) => {
  const order = orderWith({ placedAt: new Date(instant) });

  for (const copy of [en, hi]) {
    expect(orderMessage(order, copy.order)).toContain(
      `\n${sampleReference(copy, date, part, time)}\n`,
    );
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
