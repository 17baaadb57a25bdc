import { fields } from "@/lib/order/delivery";
import { isPast, type Order } from "@/lib/order/order";
import { changedSince, prepareOrder, relations, type Wanted } from "@/lib/order/prepare";
import { bigMilk, milk, paneer } from "@/tests/support/goods";
import { detailsWith, orderWith } from "@/tests/support/orders";

const ids = [milk, milk, paneer];
const details = detailsWith();
const placedAt = Date.parse("2026-11-20T13:12:00Z");
const first = orderWith({ number: "DM-2222", placedAt, ids, details });
const twoHours = 2 * 60 * 60_000;
const stages = ["ready", "maybe-sent", "changing"] as const;

/** What is written when an order is wanted some time after an earlier one, with this answer. */
function written(earlier: Order, wanted: Partial<Wanted>, later: number, relation?: string) {
  const now = placedAt + later;
  const open = isPast(earlier, now) ? undefined : earlier;
  return prepareOrder({ ids, details, ...wanted }, open, relation, now, () => 0.5);
}
const ownOrder = (wanted: Partial<Wanted>, later: number, insteadOf: readonly string[] = []) =>
  orderWith({
    ...{ number: "DM-GGGG", placedAt: placedAt + later, insteadOf, ids, details },
    ...wanted,
  });

const changes: readonly (readonly [string, Partial<Wanted>])[] = [
  ["one more", { ids: [...ids, milk] }],
  ["one less", { ids: ids.slice(1) }],
  ["another size", { ids: [bigMilk, paneer] }],
  ...fields.map(({ id }) => [`another ${id}`, { details: { ...details, [id]: "other" } }] as const),
];

test("for two hours the same order keeps number and time, whatever became of it", () => {
  // Keyboards add a blank behind a word that they suggest.
  const wanted = { ids: [...ids].reverse(), details: { ...details, name: `${details.name} ` } };
  // A clock may be set right by a minute.
  for (const later of [0, -60_000, twoHours - 1]) {
    for (const stage of stages) {
      expect(written({ ...first, stage }, wanted, later)).toEqual({ ...first, ...wanted });
    }
  }
});

test("then every order is one of its own, whatever was answered", () => {
  for (const later of [twoHours, 12 * twoHours, -twoHours]) {
    for (const [, wanted] of [["nothing new", {}] as const, ...changes]) {
      for (const stage of stages) {
        const own = ownOrder(wanted, later);
        expect(written({ ...first, stage }, wanted, later, "instead")).toEqual(own);
      }
    }
  }
});

test.each(changes)("after %s one is asked, and the answer decides", (what, wanted) => {
  const [field] = fields.filter(({ id }) => what === `another ${id}`);
  const changed = changedSince(first, wanted.ids ?? ids, { ...details, ...wanted.details });
  expect(changed).toEqual(field ? [field] : "items");
  const later = twoHours - 1;
  const answers = relations.map((relation) => written(first, wanted, later, relation));
  expect(answers).toEqual([ownOrder(wanted, later, ["DM-2222"]), ownOrder(wanted, later)]);
  // "Change it" has answered already.
  expect(written({ ...first, stage: "changing" }, wanted, later)).toEqual(answers[0]);
});

test("details that the phone has dropped are known again once they are typed, and others are not", () => {
  const lost = { ...first, details: undefined };
  expect(written(lost, {}, 1)).toEqual(first);
  for (const { id } of fields) {
    expect(changedSince(lost, ids, { ...details, [id]: "other" })).toEqual([]);
  }
  // Until they are complete, nobody is asked about them.
  expect([changedSince(lost, ids), changedSince(lost, [milk])]).toEqual([undefined, "items"]);
});

test("an order names the last five that it replaces", () => {
  const insteadOf = ["DM-3333", "DM-4444", "DM-5555", "DM-6666", "DM-7777"];
  const { insteadOf: named } = written({ ...first, insteadOf }, { ids: [milk] }, 1, "instead");
  expect(named).toEqual(["DM-2222", ...insteadOf.slice(0, 4)]);
});

test("a number is short, and has no letter or digit that can be misread", () => {
  for (let chance = 0; chance < 1; chance += 0.001) {
    const { number } = prepareOrder({ ids, details }, undefined, undefined, 0, () => chance);
    expect(number).toMatch(/^DM-[2-9ACEGHJKQRUVWXYZ]{4}$/);
  }
});
