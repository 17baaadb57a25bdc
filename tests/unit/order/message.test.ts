import { en, hi } from "@/lib/copy";
import { blankMessage, orderMessage, orderReference, type OrderWords } from "@/lib/order/message";
import { pathTo } from "@/lib/paths";
import { fill } from "@/lib/text";
import { testConfig } from "@/tests/support/config";
import {
  bigCow,
  cow,
  ghee,
  idOf,
  itemWith,
  itemsWith,
  nameOf,
  paneer,
  priceOf,
} from "@/tests/support/goods";
import { composed, orderWith, sampleOrder } from "@/tests/support/orders";

test.each([en, hi])("is written like this: $language", (copy) => {
  const { order: words, language } = copy;
  const { name, address1, mobile, landmark } = words.fields;
  const items = itemsWith(paneer, bigCow, paneer);
  const order = { ...sampleOrder, insteadOf: ["DM-2ZG7", "DM-AAAA"], items };
  const priced = (id: string) => `${nameOf(id, copy, " - ")} - ${priceOf(id)}`;
  const total = priceOf(paneer, bigCow, paneer);
  const link = `${testConfig.siteUrl}${pathTo(language, "products")}#order=${paneer},${bigCow},${paneer}`;

  expect(composed(order, copy).message).toBe(`${words.greeting}

${orderReference(order, words)}
${fill(words.insteadOf, { numbers: "DM-2ZG7, DM-AAAA" })}

1. ${priced(bigCow)}
2. 2 x ${priced(paneer)} = ${priceOf(paneer, paneer)}
${fill(words.total, { total })}

${name.label}: Sita Devi
${address1.messageLabel}: Ward 7, Station Road
Near old well
${words.place}
${mobile.label}: 9876543210
${landmark.label}: ${landmark.emptyText}

${fill(words.again, { link })}`);
});

test("names items by their ids where words would take too much room", () => {
  const ids = [paneer, cow, ghee, bigCow, cow, ghee, cow];
  const order = orderWith({ items: itemsWith(...ids) });

  expect(orderMessage(order, hi.order, { byIds: true })).toContain(`

3 x ${cow}
1 x ${bigCow}
2 x ${ghee}
1 x ${paneer}
${fill(hi.order.total, { total: priceOf(...ids) })}

`);
});

test.each([
  ["2026-11-19T18:30:00Z", "20 Nov 2026, small-hours 12:00"],
  ["2026-11-19T22:29:59Z", "20 Nov 2026, small-hours 3:59"],
  ["2026-11-19T22:30:00Z", "20 Nov 2026, morning 4:00"],
  ["2026-11-20T06:29:59Z", "20 Nov 2026, morning 11:59"],
  ["2026-11-20T06:30:00Z", "20 Nov 2026, afternoon 12:00"],
  ["2026-11-20T10:29:59Z", "20 Nov 2026, afternoon 3:59"],
  ["2026-11-20T10:30:00Z", "20 Nov 2026, evening 4:00"],
  ["2026-11-20T14:29:59Z", "20 Nov 2026, evening 7:59"],
  ["2026-09-30T14:30:00Z", "30 Sep 2026, night 8:00"],
  ["2026-12-31T18:35:00Z", "1 Jan 2027, small-hours 12:05"],
])("an order placed at %s is of %s in India", (instant, expected) => {
  const words: OrderWords = {
    ...en.order,
    reference: "{number}: {day} {month} {year}, {time}",
    months: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
    time: "{part} {hour}:{minute}",
    dayParts: {
      "small-hours": "small-hours",
      morning: "morning",
      afternoon: "afternoon",
      evening: "evening",
      night: "night",
    },
  };
  const order = { number: "DM-7K3Q", placedAt: new Date(instant) };

  expect(orderReference(order, words)).toBe(`DM-7K3Q: ${expected}`);
});

test.each([en, hi])("an order without scripts has lines to fill in: $language", (copy) => {
  const { order: words } = copy;
  const { name, address1, mobile, landmark } = words.fields;
  const id = idOf("premium-fresh-milk", 0);

  expect(blankMessage(itemWith(id), words).split("\n")).toEqual([
    words.greeting,
    "",
    `1. ${nameOf(id, copy, " - ")} - ${priceOf(id)}`,
    fill(words.total, { total: priceOf(id) }),
    "",
    `${name.label}: `,
    `${address1.messageLabel}: `,
    words.place,
    `${mobile.label}: `,
    `${landmark.label}: `,
  ]);
});
