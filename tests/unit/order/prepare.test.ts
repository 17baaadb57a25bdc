import fc from "fast-check";
import { fields } from "@/lib/order/delivery";
import { isPast, type Order } from "@/lib/order/order";
import {
  needsRelation,
  prepareOrder,
  relations,
  type Relation,
  type Wanted,
} from "@/lib/order/prepare";
import { bigMilk, milk, paneer } from "@/tests/support/goods";
import { detailsWith, orderWith } from "@/tests/support/orders";

const ids = [milk, paneer, milk];
const details = detailsWith();
const placedAt = Date.parse("2026-11-20T13:12:00Z");
const first = orderWith({ number: "DM-2222", placedAt, ids, details });
const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(60 * count);

/** What is written when an order is wanted some time after the last one: whether one is asked, and each answer's order. */
function written(last: Order, wanted: Partial<Wanted>, later: number, relation?: Relation) {
  const now = last.placedAt + later;
  const current = isPast(last, now) ? undefined : last;
  const all = { ids, details, ...wanted };
  const order = prepareOrder(all, current, relation, now, () => 0.5);
  return { isAsked: current !== undefined && needsRelation(current, all.ids, all.details), order };
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
  const same = { isAsked: false, order: { ...first, ...wanted } };
  for (const stage of ["written", "asked", "changing"] as const) {
    expect(written({ ...first, stage }, wanted, later)).toEqual(same);
  }
});

test.each(pastTimes)("%s every order is one of its own, and nobody is asked", (_, later) => {
  for (const [, wanted] of [["nothing new", {}] as const, ...changes]) {
    for (const stage of ["written", "asked", "changing"] as const) {
      const own = { isAsked: false, order: ownOrder(wanted, later) };
      expect(written({ ...first, stage }, wanted, later)).toEqual(own);
    }
  }
});

test.each(changes)("after %s one is asked, and the answer decides", (_, wanted) => {
  const later = minutes(119);
  const answers = relations.map((relation) => written(first, wanted, later, relation));
  expect(answers).toEqual([
    { isAsked: true, order: ownOrder(wanted, later, ["DM-2222"]) },
    { isAsked: true, order: ownOrder(wanted, later) },
  ]);
  // "Change it" has answered already.
  const changing = { isAsked: false, order: ownOrder(wanted, later, ["DM-2222"]) };
  expect(written({ ...first, stage: "changing" }, wanted, later)).toEqual(changing);
});

test("details that the phone has dropped are known again once they are typed, and others are not", () => {
  const lost = { ...first, details: undefined, stage: "asked" } as const;
  expect(written(lost, {}, 1)).toEqual({ isAsked: false, order: first });
  for (const [, wanted] of changes) expect(written(lost, wanted, 1).isAsked).toBe(true);
  // Until they are complete, nobody is asked about them.
  expect(needsRelation(lost, ids, undefined)).toBe(false);
  expect(needsRelation(lost, [milk], undefined)).toBe(true);
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
