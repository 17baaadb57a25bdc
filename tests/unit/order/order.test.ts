import fc from "fast-check";
import { en, hi, type Copy } from "@/lib/copy";
import { fields, type Details } from "@/lib/order/fields";
import { maxChatLinkLength, preparedOf, prepareOrder } from "@/lib/order/order";
import { items, type Item } from "@/lib/shop/catalogue";
import {
  anyDetails,
  anyItems,
  composed,
  detailsWith,
  itemsWith,
  orderWith,
} from "@/tests/support/orders";

const chosen = itemsWith("a2-milk:1-liter", "fresh-paneer:500g", "a2-milk:1-liter");
const details = detailsWith();
const morning = new Date("2026-11-20T01:00:00Z");
const evening = new Date("2026-11-20T13:00:00Z");
const order = prepareOrder({ items: chosen, details }, undefined, morning, () => 0);
const before = preparedOf(order);

test("the first order of a visit replaces none", () => {
  expect(order).toEqual({
    number: "DM-2222",
    placedAt: morning,
    insteadOf: [],
    items: chosen,
    details,
  });
  expect(before).toEqual({
    number: "DM-2222",
    placedAt: morning.getTime(),
    insteadOf: [],
    ids: ["a2-milk:1-liter", "fresh-paneer:500g", "a2-milk:1-liter"],
    details,
  });
});

test("an order with the same items and details keeps its number and time", () => {
  const same = itemsWith("fresh-paneer:500g", "a2-milk:1-liter", "a2-milk:1-liter");
  const again = { items: same, details: { ...details } };

  expect(prepareOrder(again, before, evening, () => 0.5)).toEqual({ ...order, items: same });
});

const changes = {
  "one more": { items: [...chosen, ...itemsWith("a2-milk:1-liter")], details },
  "one less": { items: chosen.slice(1), details },
  "another size": { items: itemsWith("a2-milk:2-liter", "fresh-paneer:500g"), details },
  ...Object.fromEntries(
    fields.map(({ id }) => [
      `another ${id}`,
      { items: chosen, details: { ...details, [id]: "other" } },
    ]),
  ),
};
test.each(Object.entries(changes))("after %s it is a new order instead", (_, changed) => {
  expect(prepareOrder(changed, before, evening, () => 0.5)).toEqual({
    number: "DM-GGGG",
    placedAt: evening,
    insteadOf: ["DM-2222"],
    ...changed,
  });
});

test("an order whose details the phone has dropped keeps its number with any details", () => {
  const forgotten = { ...before, details: "forgotten" } as const;
  const prepare = (all: readonly Item[]) =>
    prepareOrder({ items: all, details }, forgotten, evening, () => 0.5);

  expect(prepare(chosen)).toEqual(order);
  expect(prepare(chosen.slice(1))).toMatchObject({ number: "DM-GGGG", insteadOf: ["DM-2222"] });
});

test("an order that the shopper wants to change is a new one, even with the same items", () => {
  const outdated = { ...before, details: "outdated" } as const;

  expect(prepareOrder({ items: chosen, details }, outdated, evening, () => 0.5)).toMatchObject({
    number: "DM-GGGG",
    insteadOf: ["DM-2222"],
  });
});

test("a new order replaces all that were prepared before, since any may have been sent", () => {
  let last = order;
  const numbers: string[] = [];
  for (const chance of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]) {
    numbers.unshift(last.number);
    const named = detailsWith({ name: `Sita ${chance}` });
    const next = { items: chosen, details: named };
    last = prepareOrder(next, preparedOf(last), evening, () => chance);
  }

  expect(last.insteadOf).toEqual(numbers.slice(0, 5));
  expect(new Set([last.number, ...last.insteadOf]).size).toBe(6);
});

test("a number is short, and has no letter or digit that can be misread", () => {
  const chances = [0, 0.999999, 0.5, 0.25];
  const numberOf = (random: () => number) =>
    prepareOrder({ items: chosen, details }, undefined, morning, random).number;

  expect(numberOf(() => chances.shift() ?? 0)).toBe("DM-2ZG7");
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.9999999, noNaN: true }), (chance) => {
      expect(numberOf(() => chance)).toMatch(/^DM-[2-9ACEGHJKQRUVWXYZ]{4}$/);
    }),
  );
});

test("carries any order whole: the seller reads what the shopper sent", () => {
  fc.assert(
    fc.property(anyItems, anyDetails, fc.constantFrom(en, hi), (all, typed, copy) => {
      const { link, message } = composed(orderWith({ items: all, details: typed }), copy);
      const url = new URL(link);

      expect(url.origin + url.pathname).toBe("https://api.whatsapp.com/send");
      expect([...url.searchParams]).toEqual([
        ["phone", "910000000000"],
        ["text", message],
      ]);
      expect(link.length).toBeLessThanOrEqual(maxChatLinkLength);
    }),
  );
});

const many = (count: number) =>
  Array.from({ length: Math.ceil(count / items.length) }, () => items);

/** How detailed the message is of so many items. */
function formOf(count: number, typed: Details, copy: Copy): string {
  const all = many(count).flat().slice(0, count);
  const { link, message } = composed(orderWith({ items: all, details: typed }), copy);
  expect(link.length).toBeLessThanOrEqual(maxChatLinkLength);
  if (/^\d+ x [\w-]+:/m.test(message)) return "ids";
  return message.includes("#order=") ? "with order-again line" : "words";
}

/** Every field full of one letter. */
function fullOf(letter: string): Details {
  const longest = fields.flatMap((field) =>
    field.choices ? [] : [[field.id, letter.repeat(field.maxLength)] as const],
  );
  return detailsWith(Object.fromEntries(longest));
}

test.each<[string, Copy, Details, Record<number, string>]>([
  [
    "English",
    en,
    details,
    {
      17: "with order-again line",
      200: "with order-again line",
      300: "words",
    },
  ],
  ["Hindi", hi, details, { 20: "with order-again line", 100: "words" }],
  ["Hindi, every field full", hi, fullOf("क"), { 2: "with order-again line", 19: "ids" }],
])("%s: a long order loses comfort, but nothing of what was ordered", (_, copy, typed, forms) => {
  const counts = Object.keys(forms).map(Number);

  expect(Object.fromEntries(counts.map((count) => [count, formOf(count, typed, copy)]))).toEqual(
    forms,
  );
});

// Who adds a field or makes one longer, and sees this fail, has to make others shorter.
test.each([en, hi])("stays in bounds with every item and every field full of emoji", (copy) => {
  const { message, link } = composed(
    orderWith({ items: [...items, ...items], details: fullOf("👍") }),
    copy,
  );

  expect(link.length).toBeLessThanOrEqual(maxChatLinkLength);
  for (const { id, choices } of fields) if (!choices) expect(message).toContain(fullOf("👍")[id]);
});
