import { daysOf, indianTimeOf, ordersOfDay, packingOf, reconcile } from "@/lib/seller/sheet";
import { itemsWith, receivedWith } from "@/tests/support/orders";

const first = receivedWith({ number: "DM-AAAA" });
const second = receivedWith({ number: "DM-CCCC", insteadOf: ["DM-AAAA"] });
const other = receivedWith({
  number: "DM-EEEE",
  details: { name: ["Gita"], mobile: ["6123456789"] },
});

test("leaves orders with different numbers unchanged", () => {
  const orders = [first, other, receivedWith({ number: undefined })];

  expect(reconcile(orders)).toEqual({ orders, notes: [] });
});

test("an order that was received three times is on the sheet once", () => {
  expect(reconcile([{ ...first }, other, { ...first }, first])).toEqual({
    orders: [other, first],
    notes: [{ kind: "repeated", number: "DM-AAAA", times: 3 }],
  });
});

test("the last of several versions of an order is on the sheet", () => {
  const changed = { ...first, details: { ...first.details, landmark: ["Shiv Mandir"] } };

  expect(reconcile([first, changed])).toEqual({
    orders: [changed],
    notes: [{ kind: "changed", number: "DM-AAAA" }],
  });
});

test("one number from two people is two orders", () => {
  const foreign = { ...other, number: "DM-AAAA" };

  expect(reconcile([{ ...first }, foreign, first])).toEqual({
    orders: [foreign, first],
    notes: [{ kind: "shared", number: "DM-AAAA" }],
  });
});

test.each([
  ["after it", [first, other, second]],
  ["before it", [second, other, first]],
  ["twice", [first, other, second, { ...first }]],
])("an order is replaced by a later one of the same person that came %s", (_, orders) => {
  const { orders: left, notes } = reconcile(orders);

  expect(left.map(({ number }) => number).sort()).toEqual(["DM-CCCC", "DM-EEEE"]);
  expect(notes).toContainEqual({ kind: "replaced", number: "DM-AAAA", by: "DM-CCCC" });
});

test("a person who has changed either mobile number or name is the same", () => {
  for (const change of [{ mobile: ["7000000000"] }, { name: [" SITA devi "] }]) {
    const details = { ...second.details, ...change };
    expect(reconcile([first, { ...second, details }]).orders).toHaveLength(1);
  }
});

test("nobody can cancel a neighbour's order", () => {
  const hostile = { ...other, insteadOf: ["DM-AAAA"] };

  expect(reconcile([first, hostile])).toEqual({
    orders: [first, hostile],
    notes: [{ kind: "not-replaced", number: "DM-AAAA", by: "DM-EEEE" }],
  });
});

test("two orders that claim to replace each other both stay", () => {
  const circular = { ...first, insteadOf: ["DM-CCCC"] };

  expect(reconcile([circular, second]).orders).toEqual([circular, second]);
});

test("people who left out name and number are not the same", () => {
  const unknown = { details: {} };
  const orders = [
    receivedWith({ number: "DM-AAAA", ...unknown }),
    receivedWith({ number: "DM-CCCC", insteadOf: ["DM-AAAA"], ...unknown }),
  ];

  expect(reconcile(orders).orders).toEqual(orders);
});

function ordered(lines: Readonly<Record<string, number>>) {
  return Object.entries(lines).flatMap(([id, count]) =>
    itemsWith(id).map((item) => ({ item, count })),
  );
}

test("counts what to pack by size, and adds up litres, kilos and rupees", () => {
  const orders = [
    { items: ordered({ "desi-cow-milk:1-liter": 3, "fresh-paneer:250g": 1 }), total: 310 },
    { items: ordered({ "desi-cow-milk:half-liter": 1, "desi-cow-milk:1-liter": 1 }), total: 1 },
  ].map(receivedWith);

  expect(packingOf(orders)).toEqual({
    products: [
      {
        product: "desi-cow-milk",
        sizes: ordered({ "desi-cow-milk:half-liter": 1, "desi-cow-milk:1-liter": 4 }),
        quantity: { millilitres: 4500, grams: 0 },
      },
      {
        product: "fresh-paneer",
        sizes: ordered({ "fresh-paneer:250g": 1 }),
        quantity: { millilitres: 0, grams: 250 },
      },
    ],
    quantity: { millilitres: 4500, grams: 250 },
    rupees: 311,
  });
});

test("sorts orders by the days of India; one without a date may be of any", () => {
  const late = receivedWith({ placedAt: new Date("2026-11-20T18:30:00Z") });
  const undated = receivedWith({ placedAt: undefined });
  const all = [first, late, undated];

  expect([late, undated].map(indianTimeOf)).toEqual(["2026-11-21 00:00", ""]);
  expect(daysOf(all)).toEqual(["2026-11-21", "2026-11-20"]);
  expect(ordersOfDay(all, "2026-11-21")).toEqual([late, undated]);
  expect(ordersOfDay(all, "")).toEqual(all);
});
