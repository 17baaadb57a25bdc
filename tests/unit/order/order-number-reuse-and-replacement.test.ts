import { prepareOrder } from "@/lib/order/order-number-reuse-and-replacement";
import { linesOf } from "@/tests/support/orders/order-generators";

const details = {
  name: "Sita Devi",
  address1: "Ward 7",
  address2: "",
  mobile: "9876543210",
  landmark: "",
};
const lines = linesOf("a2-milk:1-liter", "fresh-paneer:500g", "a2-milk:1-liter");
const morning = new Date("2026-11-20T01:00:00Z");
const evening = new Date("2026-11-20T13:00:00Z");
const first = prepareOrder({ lines, details }, undefined, morning, () => 0);

test("the first order of a visit replaces none", () => {
  expect(first).toEqual({ number: "DM-2222", placedAt: morning, insteadOf: [], lines, details });
});

test("an order with the same items and details keeps its number and time", () => {
  const same = linesOf("fresh-paneer:500g", "a2-milk:1-liter", "a2-milk:1-liter");

  expect(prepareOrder({ lines, details: { ...details } }, first, evening, () => 0.5)).toEqual(
    first,
  );
  expect(prepareOrder({ lines: same, details }, first, evening, () => 0.5)).toEqual({
    ...first,
    lines: same,
  });
});

const changes = {
  "one more": { lines: [...lines, ...linesOf("a2-milk:1-liter")], details },
  "one less": { lines: lines.slice(1), details },
  "another size": { lines: linesOf("a2-milk:2-liter", "fresh-paneer:500g"), details },
  "another name": { lines, details: { ...details, name: "Gita Devi" } },
  "a second line of address": { lines, details: { ...details, address2: "Near old well" } },
  "a landmark": { lines, details: { ...details, landmark: "Shiv Mandir" } },
};
test.each(Object.entries(changes))("after %s it is a new order instead", (_, changed) => {
  expect(prepareOrder(changed, first, evening, () => 0.5)).toEqual({
    number: "DM-GGGG",
    placedAt: evening,
    insteadOf: ["DM-2222"],
    ...changed,
  });
});

test("an order whose details the phone has dropped keeps its number with any details", () => {
  const before = { ...first, details: "forgotten" } as const;

  expect(prepareOrder({ lines, details }, before, evening, () => 0.5)).toEqual(first);
  expect(
    prepareOrder({ lines: lines.slice(1), details }, before, evening, () => 0.5),
  ).toMatchObject({ number: "DM-GGGG", insteadOf: ["DM-2222"] });
});

test("an order that the shopper wants to change is a new one, even with the same items", () => {
  const before = { ...first, details: "outdated" } as const;

  expect(prepareOrder({ lines, details }, before, evening, () => 0.5)).toMatchObject({
    number: "DM-GGGG",
    insteadOf: ["DM-2222"],
  });
});

test("a new order replaces all that were prepared before, since any may have been sent", () => {
  let order = first;
  const numbers: string[] = [];
  for (const chance of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]) {
    numbers.unshift(order.number);
    const name = `Sita ${chance}`;
    order = prepareOrder({ lines, details: { ...details, name } }, order, evening, () => chance);
  }

  expect(order.insteadOf).toEqual(numbers.slice(0, 5));
  expect(new Set([order.number, ...order.insteadOf]).size).toBe(6);
});
