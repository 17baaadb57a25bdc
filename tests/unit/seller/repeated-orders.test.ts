import { reconcile } from "@/lib/seller/repeated-orders";
import { receivedOrder } from "@/tests/support/orders/make-received-order";

const first = receivedOrder({ number: "DM-AAAA" });
const second = receivedOrder({ number: "DM-CCCC", insteadOf: ["DM-AAAA"] });
const other = receivedOrder({ number: "DM-EEEE", name: "Gita", mobile: "6123456789" });

test("leaves orders with different numbers unchanged", () => {
  const orders = [first, other, receivedOrder({ number: undefined })];

  expect(reconcile(orders)).toEqual({ orders, notes: [] });
});

test("an order that was received three times is on the sheet once", () => {
  expect(reconcile([{ ...first }, other, { ...first }, first])).toEqual({
    orders: [other, first],
    notes: [{ kind: "repeated", number: "DM-AAAA", times: 3 }],
  });
});

test("the last of several versions of an order is on the sheet", () => {
  const changed = { ...first, landmark: "Shiv Mandir" };

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
  for (const change of [{ mobile: "7000000000" }, { name: " SITA devi " }]) {
    expect(reconcile([first, { ...second, ...change }]).orders).toHaveLength(1);
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
