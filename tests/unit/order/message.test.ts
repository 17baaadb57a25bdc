import { en, hi, type Copy } from "@/lib/copy";
import { maxChatLinkLength, orderMessage, orderReference, orderSms } from "@/lib/order/message";
import { fields, type Details } from "@/lib/order/delivery";
import { orderLink } from "@/lib/order/link";
import { pathTo } from "@/lib/paths";
import { allItems } from "@/lib/shop/catalogue";
import { fill } from "@/lib/shop/format";
import { testConfig } from "@/tests/support/config";
import { bigCow, itemsWith, nameOf, paneer, priceOf } from "@/tests/support/goods";
import { composed, detailsWith, fullOrder, orderWith, sampleOrder } from "@/tests/support/orders";

test.each([en, hi])("is written like this: $language", (copy) => {
  const { order: words, language } = copy;
  const { address2, mobile, landmark } = words.fields;
  const ids = [paneer, bigCow, paneer];
  const order = { ...fullOrder, insteadOf: ["DM-2ZG7", "DM-AAAA"], ids };
  const reference = orderReference(order, words);
  const typed = fields.map(
    ({ id }) => `${words.fields[id].label}: ${fullOrder.details?.[id] ?? "nothing"}`,
  );
  const rows = typed.join("\n");
  const priced = (id: string) => `${nameOf(id, copy, " - ")} - ${priceOf(id)}`;
  const total = priceOf(paneer, bigCow, paneer);
  const link = orderLink(testConfig.SITE_URL + pathTo(language, "products"), itemsWith(...ids));

  expect(composed(order, copy).message).toBe(`${words.greeting}

${reference}
${fill(words.insteadOf, { numbers: "DM-2ZG7, DM-AAAA" })}

1. ${priced(bigCow)}
2. 2 x ${priced(paneer)} = ${priceOf(paneer, paneer)}
${fill(words.total, { total })}

${rows.replace(`\n${mobile.label}`, `\n${words.addressEnd}$&`)}

${fill(words.again, { link })}`);

  expect(orderSms(order, words)).toBe(`${reference}
${fill(words.insteadOf, { numbers: "DM-2ZG7, DM-AAAA" })}
${nameOf(bigCow, copy)}
2 x ${nameOf(paneer, copy)}
${fill(words.total, { total: total.replace("₹", "Rs ").replace(",", "") })}
${rows}`);

  const short = orderMessage(orderWith(), words);
  expect(short).toContain(`\n${landmark.label}: ${landmark.emptyText}`);
  expect(short).not.toContain(address2.label);
});

// A part has 153 characters of GSM's alphabet, or 67 of any other.
test("a text message of two items takes two parts in English, and no more than it must in Hindi", () => {
  const details = { ...detailsWith({ ...sampleOrder.details, name: "“Ram’s” – shop…" }) };
  const sms = orderSms(orderWith({ ...sampleOrder, details }), en.order);
  expect(sms).toMatch(/^[\n -~]*: "Ram's" - shop\.\.\.\n[\n -~]*$/);
  expect(sms).not.toContain(en.order.fields.landmark.label);
  expect(Math.ceil(sms.length / 153)).toBe(2);
  expect(Math.ceil(orderSms(sampleOrder, hi.order).length / 67)).toBeLessThanOrEqual(4);
});

test.each([
  ["2026-11-19T18:30:00Z", 20, 10, "small-hours", "12:00"],
  ["2026-11-19T22:29:59Z", 20, 10, "small-hours", "3:59"],
  ["2026-11-19T22:30:00Z", 20, 10, "morning", "4:00"],
  ["2026-11-20T06:30:00Z", 20, 10, "afternoon", "12:00"],
  ["2026-11-20T10:30:00Z", 20, 10, "evening", "4:00"],
  ["2026-11-20T14:29:59Z", 20, 10, "evening", "7:59"],
  ["2026-09-30T14:30:00Z", 30, 8, "night", "8:00"],
] as const)("%s is day %i in India, in the %s", (instant, day, at, part, clock) => {
  const { dayParts, months, reference, time } = hi.order;
  const [hour = "", minute = ""] = clock.split(":");
  const placedAt = Date.parse(instant);
  expect(orderReference({ number: "DM-7K3Q", placedAt }, hi.order)).toBe(
    fill(reference, {
      ...{ number: "DM-7K3Q", day, month: months[at] ?? "", year: 2026 },
      time: fill(time, { part: dayParts[part], hour, minute }),
    }),
  );
});

/** Every field full of one letter. */
function fullOf(letter: string): Details {
  const longest = fields.map(({ id, maxLength }) => [id, letter.repeat(maxLength)] as const);
  return detailsWith(Object.fromEntries(longest));
}

// Who adds a field or makes one longer, and sees this fail, has to make others shorter.
test.each<[string, number, Copy, Details, string]>([
  ["300 items in English", 300, en, detailsWith(), "words"],
  ["20 items in Hindi", 20, hi, detailsWith(), "words and link"],
  ["19 items in Hindi, every field full", 19, hi, fullOf("क"), "ids"],
  ["3000 items, every field full of emoji", 3000, hi, fullOf("👍"), "ids"],
])("%s: a long order loses comfort, but nothing that was typed", (_, count, copy, typed, form) => {
  const all = Array.from({ length: count }, (_, at) => allItems[at % allItems.length] ?? []).flat();
  const insteadOf = Array<string>(5).fill("DM-2222");
  const { link, message } = composed(orderWith({ items: all, details: typed, insteadOf }), copy);
  const words = message.includes("#order=") ? "words and link" : "words";

  expect(/^\d+ x [\w-]+:/m.test(message) ? "ids" : words).toBe(form);
  expect(link.length).toBeLessThanOrEqual(maxChatLinkLength);
  for (const { id } of fields) expect(message).toContain(typed[id]);
});
