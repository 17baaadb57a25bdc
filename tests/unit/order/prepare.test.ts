import fc from "fast-check";
import { en, hi, type Copy } from "@/lib/copy";
import { fields, type Details } from "@/lib/order/delivery";
import type { Order } from "@/lib/order/message";
import { maxChatLinkLength, prepareOrder, remember, type LastOrder } from "@/lib/order/prepare";
import { allItems } from "@/lib/shop/catalogue";
import { testConfig } from "@/tests/support/config";
import { bigMilk, itemsWith, milk, paneer } from "@/tests/support/goods";
import { anyDetails, anyItems, composed, detailsWith, orderWith } from "@/tests/support/orders";

type Wanted = Pick<Order, "items" | "details">;

const wanted: Wanted = { items: itemsWith(milk, paneer, milk), details: detailsWith() };
const { items: chosen, details } = wanted;
const morning = new Date("2026-11-20T01:00:00Z");
const evening = new Date("2026-11-20T13:00:00Z");
const first: Order = { number: "DM-2222", placedAt: morning, insteadOf: [], ...wanted };
const last = remember(first);
const { prepared } = last;
const outdated: LastOrder = { prepared: prepared && { ...prepared, isOutdated: true } };

test.each<[string, LastOrder, Wanted]>([
  ["details", last, { items: [...chosen].reverse(), details: { ...details } }],
  ["items, whose details the phone has dropped", { prepared }, wanted],
])("an order with the same items and %s keeps its number and time", (_, before, next) => {
  expect(prepareOrder(next, before, evening, () => 0.5)).toEqual({ ...first, ...next });
});

test.each<[string, LastOrder, Partial<Wanted>]>([
  ["one more", last, { items: [...chosen, ...itemsWith(milk)] }],
  ["one less", last, { items: chosen.slice(1) }],
  ["another size", last, { items: itemsWith(bigMilk, paneer) }],
  ...fields.map(({ id }): [string, LastOrder, Partial<Wanted>] => [
    `another ${id}`,
    last,
    { details: { ...details, [id]: "other" } },
  ]),
  ["one less, the details dropped", { prepared }, { items: chosen.slice(1) }],
  ["the wish to change it", outdated, {}],
])("after %s it is a new order instead", (_, before, changes) => {
  const next = { ...wanted, ...changes };
  const order = { number: "DM-GGGG", placedAt: evening, insteadOf: ["DM-2222"], ...next };

  expect(prepareOrder(next, before, evening, () => 0.5)).toEqual(order);
});

test("a new order replaces all that were prepared before, since any may have been sent", () => {
  let order = first;
  const numbers: string[] = [];
  for (const chance of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]) {
    numbers.unshift(order.number);
    const next = { items: chosen, details: detailsWith({ name: `Sita ${chance}` }) };
    order = prepareOrder(next, remember(order), evening, () => chance);
  }

  expect(order.insteadOf).toEqual(numbers.slice(0, 5));
  expect(new Set([order.number, ...order.insteadOf]).size).toBe(6);
});

test("a number is short, and has no letter or digit that can be misread", () => {
  const chances = [0, 0.999999, 0.5, 0.25];
  const numberOf = (random: () => number) => prepareOrder(wanted, {}, morning, random).number;

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
        ["phone", testConfig.whatsapp],
        ["text", message],
      ]);
      expect(link.length).toBeLessThanOrEqual(maxChatLinkLength);
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
  ["200 items in English", 200, en, details, "words and link"],
  ["300 items in English", 300, en, details, "words"],
  ["20 items in Hindi", 20, hi, details, "words and link"],
  ["200 items in Hindi", 200, hi, details, "words"],
  ["2 items in Hindi, every field full", 2, hi, fullOf("क"), "words and link"],
  ["19 items in Hindi, every field full", 19, hi, fullOf("क"), "ids"],
  [
    "100 of every item in Hindi, every field full of emoji",
    100 * allItems.length,
    hi,
    fullOf("👍"),
    "ids",
  ],
])("%s: a long order loses comfort, but nothing that was typed", (_, count, copy, typed, form) => {
  const all = Array.from({ length: count }, (_, at) => allItems[at % allItems.length] ?? []).flat();
  const insteadOf = Array<string>(5).fill("DM-2222");
  const { link, message } = composed(orderWith({ items: all, details: typed, insteadOf }), copy);
  const words = message.includes("#order=") ? "words and link" : "words";

  expect(/^\d+ x [\w-]+:/m.test(message) ? "ids" : words).toBe(form);
  expect(link.length).toBeLessThanOrEqual(maxChatLinkLength);
  for (const { id } of fields) expect(message).toContain(typed[id]);
});
