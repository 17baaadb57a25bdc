import type { ReceivedOrder } from "@/lib/seller/read";
import { daysOf, indianTimeOf, ordersOfDay, reconcile, type Finding } from "@/lib/seller/sheet";
import { receivedWith } from "@/tests/support/orders";

const first = receivedWith({ number: "DM-AAAA" });
const second = receivedWith({ number: "DM-CCCC", insteadOf: ["DM-AAAA"] });
const other = receivedWith({
  number: "DM-EEEE",
  details: { ...first.details, name: "Gita", address1: "Ward 8", mobile: "6123456789" },
});

const undated = receivedWith({ number: undefined, placedAt: undefined, day: "" });
const newer = { ...first, details: { ...first.details, landmark: "Shiv Mandir" } };
const foreign = { ...other, number: "DM-AAAA" };
const hostile = { ...other, insteadOf: ["DM-AAAA"] };
const circular = { ...first, insteadOf: ["DM-CCCC"] };
const secondWith = (typed: Partial<ReceivedOrder["details"]>) => ({
  ...second,
  details: { ...first.details, ...typed },
});
const resent = { ...first, day: "2026-11-21", notes: ["come early"] };
const nobody = { name: "", address1: "", address2: "", mobile: "" };

const isReplaced: Finding = { kind: "replaced", number: "DM-AAAA", by: "DM-CCCC" };
const isDoubted = (number: string, by: string): Finding => ({ kind: "not-replaced", number, by });
const isTwice: Finding = { kind: "repeated", number: "DM-AAAA", times: 2 };

test.each<[string, ReceivedOrder[], Finding[], ReceivedOrder[]]>([
  ["different numbers, or none", [first, other, undated], [], [first, other, undated]],
  ["an order that came twice", [{ ...first }, other, first], [isTwice], [other, first]],
  ["two versions", [first, newer], [{ kind: "changed", number: "DM-AAAA" }], [newer]],
  [
    "one number from two people",
    [{ ...first }, foreign, first],
    [{ kind: "shared", number: "DM-AAAA" }],
    [foreign, first],
  ],
  ["an order instead of another", [first, other, second], [isReplaced], [other, second]],
  ["one that came before the other", [second, other, first], [isReplaced], [second, other]],
  ["one that came twice", [first, second, { ...first }], [isTwice, isReplaced], [second]],
  [
    "one sent again on another day",
    [resent, { ...first }],
    [isTwice],
    [{ ...first, notes: resent.notes }],
  ],
  [
    "two instead of each other",
    [circular, second],
    [isDoubted("DM-CCCC", "DM-AAAA"), isDoubted("DM-AAAA", "DM-CCCC")],
    [circular, second],
  ],
])("who is on the sheet, of %s", (_, received, findings, orders) => {
  expect(reconcile(received)).toEqual({ orders, findings });
});

test.each([
  ["of the same number and address", true, secondWith({ name: "Ram", mobile: "+91 98765-43210" })],
  ["of the same number and name", true, secondWith({ name: " SITA devi ", address1: "Ward 8" })],
  [
    "of the same number, for another household",
    false,
    secondWith({ name: "Ram", address1: "Ward 8", address2: "" }),
  ],
  ["of the same name and address, without a number", true, secondWith({ mobile: "7" })],
  [
    "of the same name and address, with another number",
    false,
    secondWith({ mobile: "7000000000" }),
  ],
  ["of the same name alone", false, secondWith({ address1: "Ward 8", mobile: "7" })],
  ["of somebody else", false, hostile],
  ["of nobody known", false, secondWith(nobody)],
])("an order %s replaces another: %s", (_, isBelieved, by) => {
  expect(reconcile([first, by])).toEqual({
    orders: isBelieved ? [by] : [first, by],
    findings: [isBelieved ? isReplaced : isDoubted("DM-AAAA", by.number ?? "")],
  });
});

test("sorts orders by the days of India; one without a date may be of any", () => {
  const late = receivedWith({ placedAt: new Date("2026-11-20T18:30:00Z"), day: "2026-11-21" });
  const resent = receivedWith({ day: "2026-11-22" });
  const all = [first, late, undated];

  expect([late, resent, undated].map(indianTimeOf)).toEqual(["2026-11-21 00:00", "2026-11-22", ""]);
  expect(daysOf(all)).toEqual(["2026-11-21", "2026-11-20"]);
  expect(ordersOfDay(all, "2026-11-21")).toEqual([late, undated]);
  expect(ordersOfDay(all, "")).toEqual(all);
});
