import fc from "fast-check";
import { fields } from "@/lib/order/delivery";
import { isPast, type Order } from "@/lib/order/order";
import { changedSince, prepareOrder, relations, type Wanted } from "@/lib/order/prepare";
import { bigMilk, milk, paneer } from "@/tests/support/goods";
import { detailsWith, orderWith } from "@/tests/support/orders";

const ids = [milk, paneer, milk];
const details = detailsWith();
const placedAt = Date.parse("2026-11-20T13:12:00Z");
const first = orderWith({ number: "DM-2222", placedAt, ids, details });
const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(60 * count);

/** What is written when an order is wanted some time after an earlier one, with this answer. */
function written(earlier: Order, wanted: Partial<Wanted>, later: number, relation?: string) {
  const all = { ids, details, ...wanted };
  const now = earlier.placedAt + later;
  return prepareOrder(all, isPast(earlier, now) ? undefined : earlier, relation, now, () => 0.5);
}
const ownOrder = (wanted: Partial<Wanted>, later: number, insteadOf: readonly string[] = []) =>
  orderWith({
    ...{ number: "DM-GGGG", placedAt: placedAt + later, insteadOf, ids, details },
    ...wanted,
  });

const times: readonly (readonly [string, number])[] = [
  ["at once", 0],
  ["by a clock that was set right by a minute", -minutes(1)],
  ["a millisecond before two hours", hours(2) - 1],
];
const pastTimes: readonly (readonly [string, number])[] = [
  ["two hours later", hours(2)],
  ["the next evening", hours(24)],
  ["when the clock was set back by two hours", -hours(2)],
];

const changes: readonly (readonly [string, Partial<Wanted>])[] = [
  ["one more", { ids: [...ids, milk] }],
  ["one less", { ids: ids.slice(1) }],
  ["another size", { ids: [bigMilk, paneer] }],
  ...fields.map(({ id }) => [`another ${id}`, { details: { ...details, [id]: "other" } }] as const),
];

test.each(times)("the same order, sent %s, keeps number and time", (_, later) => {
  // Keyboards add a blank behind a word that they suggest.
  const wanted = { ids: [...ids].reverse(), details: { ...details, name: `${details.name} ` } };
  expect(changedSince(first, wanted.ids, wanted.details)).toBeUndefined();
  for (const stage of ["ready", "maybe-sent", "changing"] as const) {
    expect(written({ ...first, stage }, wanted, later)).toEqual({ ...first, ...wanted });
  }
});

test.each(pastTimes)("%s every order is one of its own, whatever was answered", (_, later) => {
  for (const [, wanted] of [["nothing new", {}] as const, ...changes]) {
    for (const stage of ["ready", "maybe-sent", "changing"] as const) {
      const own = ownOrder(wanted, later);
      expect(written({ ...first, stage }, wanted, later, "instead")).toEqual(own);
    }
  }
});

test.each(changes)("after %s one is asked, and the answer decides", (what, wanted) => {
  const [field] = fields.filter(({ id }) => what === `another ${id}`);
  const changed = changedSince(first, wanted.ids ?? ids, { ...details, ...wanted.details });
  expect(changed).toEqual(field ? [field] : "items");
  const later = minutes(119);
  const answers = relations.map((relation) => written(first, wanted, later, relation));
  expect(answers).toEqual([ownOrder(wanted, later, ["DM-2222"]), ownOrder(wanted, later)]);
  // "Change it" has answered already.
  expect(written({ ...first, stage: "changing" }, wanted, later)).toEqual(answers[0]);
});

test("details that the phone has dropped are known again once they are typed, and others are not", () => {
  const lost = { ...first, details: undefined, stage: "maybe-sent" } as const;
  expect(written(lost, {}, 1)).toEqual(first);
  for (const { id } of fields) {
    expect(changedSince(lost, ids, { ...details, [id]: "other" })).toEqual([]);
  }
  // Until they are complete, nobody is asked about them.
  expect(changedSince(lost, ids)).toBeUndefined();
  expect(changedSince(lost, [milk])).toBe("items");
});

test("an order names all that it replaces one after the other, and none that it comes in addition to", () => {
  let order = first;
  const numbers: string[] = [];
  for (const chance of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]) {
    numbers.unshift(order.number);
    const wanted = { ids, details: detailsWith({ name: `Sita ${chance}` }) };
    order = prepareOrder(wanted, order, "instead", placedAt, () => chance);
  }
  expect(order.insteadOf).toEqual(numbers.slice(0, 5));
  expect(new Set([order.number, ...order.insteadOf]).size).toBe(6);
  const more = { ids: [paneer], details };
  expect(prepareOrder(more, order, "addition", placedAt, Math.random).insteadOf).toEqual([]);
});

test("a number is short, and has no letter or digit that can be misread", () => {
  const chances = [0, 0.999999, 0.5, 0.25];
  const numberOf = (random: () => number) =>
    prepareOrder({ ids, details }, undefined, undefined, placedAt, random).number;

  expect(numberOf(() => chances.shift() ?? 0)).toBe("DM-2ZG7");
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.9999999, noNaN: true }), (chance) => {
      expect(numberOf(() => chance)).toMatch(/^DM-[2-9ACEGHJKQRUVWXYZ]{4}$/);
    }),
  );
});
