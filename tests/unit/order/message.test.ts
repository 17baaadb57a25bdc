import { en, hi } from "@/lib/copy";
import { orderReference } from "@/lib/order/message";
import { pathTo } from "@/lib/paths";
import { fill } from "@/lib/text";
import { testConfig } from "@/tests/support/config";
import { bigCow, itemsWith, nameOf, paneer, priceOf } from "@/tests/support/goods";
import { composed, sampleOrder } from "@/tests/support/orders";

test.each([en, hi])("is written like this: $language", (copy) => {
  const { order: words, language } = copy;
  const { name, address1, address2, mobile, landmark } = words.fields;
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
${address1.label}: Ward 7, Station Road
${address2.label}: Near old well
${words.place}
${mobile.label}: 9876543210
${landmark.label}: ${landmark.emptyText}

${fill(words.again, { link })}`);
});

test.each([
  ["2026-11-19T18:30:00Z", 20, 10, "small-hours", "12:00"],
  ["2026-11-19T22:29:59Z", 20, 10, "small-hours", "3:59"],
  ["2026-11-19T22:30:00Z", 20, 10, "morning", "4:00"],
  ["2026-11-20T06:29:59Z", 20, 10, "morning", "11:59"],
  ["2026-11-20T06:30:00Z", 20, 10, "afternoon", "12:00"],
  ["2026-11-20T10:29:59Z", 20, 10, "afternoon", "3:59"],
  ["2026-11-20T10:30:00Z", 20, 10, "evening", "4:00"],
  ["2026-11-20T14:29:59Z", 20, 10, "evening", "7:59"],
  ["2026-09-30T14:30:00Z", 30, 8, "night", "8:00"],
  ["2026-11-30T18:35:00Z", 1, 11, "small-hours", "12:05"],
] as const)(
  "an order placed at %s is of day %i in India, in the %s",
  (instant, day, at, part, clock) => {
    const { dayParts, months, reference, time } = hi.order;
    const [hour = "", minute = ""] = clock.split(":");
    const order = { number: "DM-7K3Q", placedAt: new Date(instant) };

    expect(orderReference(order, hi.order)).toBe(
      fill(reference, {
        ...{ number: "DM-7K3Q", day, month: months[at] ?? "", year: 2026 },
        time: fill(time, { part: dayParts[part], hour, minute }),
      }),
    );
  },
);
