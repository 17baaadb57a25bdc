import type { ReceivedOrder } from "@/lib/seller/chat";
import {
  daysOf,
  findingsAbout,
  indianTimeOf,
  keysOf,
  ordersOfDays,
  reconcile,
  shownDays,
  type Finding,
} from "@/lib/seller/sheet";
import { receivedWith } from "@/tests/support/orders";

const first = receivedWith({ number: "DM-AAAA" });
const milk = { items: [], unknownItems: ["2. Camel milk"] };
const second = receivedWith({ number: "DM-CCCC", insteadOf: ["DM-AAAA"], ...milk });
const other = receivedWith({
  number: "DM-EEEE",
  details: { ...first.details, name: "Gita", address1: "Ward 8", mobile: "6123456789" },
});

const nameless = receivedWith({ number: undefined, placedAt: undefined });
const undated = { ...nameless, day: "", isDayOfChat: false };
const newer = { ...first, details: { ...first.details, landmark: "Shiv Mandir" } };
const foreign = { ...other, number: "DM-AAAA" };
const hostile = { ...other, insteadOf: ["DM-AAAA"] };
const circular = { ...first, insteadOf: ["DM-CCCC"] };
const secondWith = (typed: Partial<ReceivedOrder["details"]>) => ({
  ...second,
  details: { ...first.details, ...typed },
});
const resent = { ...first, day: "2026-11-22", notes: ["come early"] };
/** Pasted without the head of its message. */
const pasted = { ...first, isDayOfChat: false, notes: ["come early"], later: ["no, late"] };
const twin = { ...first, number: "DM-GGGG" };
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
    [isTwice, { kind: "shared", number: "DM-AAAA", names: ["Sita Devi", "Gita"] }],
    [foreign, first],
  ],
  ["an order instead of another", [first, other, second], [isReplaced], [other, second]],
  ["one that came before the other", [second, other, first], [isReplaced], [second, other]],
  ["one that came twice", [first, second, { ...first }], [isTwice, isReplaced], [second]],
  [
    "one sent again on another day",
    [{ ...first }, resent],
    [{ kind: "again", number: "DM-AAAA", days: ["2026-11-20", "2026-11-22"] }],
    [first, resent],
  ],
  [
    "one sent again that another then replaces",
    [{ ...first }, resent, { ...second, day: "2026-11-22" }],
    [{ kind: "again", number: "DM-AAAA", days: ["2026-11-20", "2026-11-22"] }, isReplaced],
    [first, { ...second, day: "2026-11-22", notes: resent.notes }],
  ],
  [
    "one in a chat, and pasted without a head",
    [resent, pasted],
    [isTwice],
    [{ ...pasted, day: resent.day, isDayOfChat: true }],
  ],
  [
    "the same goods under two numbers",
    [first, twin],
    [{ kind: "twice", number: "DM-AAAA", by: "DM-GGGG" }],
    [first, twin],
  ],
  [
    "one without a number that came twice, once without a head",
    [nameless, { ...undated }],
    [{ kind: "nameless", name: "Sita Devi", times: 2 }],
    [nameless],
  ],
  [
    "several without a number, of other goods, days or people",
    [
      nameless,
      { ...nameless, ...milk },
      { ...nameless, day: "2026-11-21" },
      { ...other, number: undefined },
    ],
    [],
    [
      nameless,
      { ...nameless, ...milk },
      { ...nameless, day: "2026-11-21" },
      { ...other, number: undefined },
    ],
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
  const all = [first, late, undated];

  expect([late, resent, undated].map(indianTimeOf)).toEqual(["2026-11-21 00:00", "2026-11-22", ""]);
  expect(daysOf(all)).toEqual(["2026-11-21", "2026-11-20"]);
  expect(ordersOfDays(all, ["2026-11-21"])).toEqual([late, undated]);
  expect(ordersOfDays(all, daysOf(all))).toEqual(all);
});

test("begins with the newest two days, and shows any that are ticked", () => {
  const days = ["2026-11-22", "2026-11-21", "2026-11-20"];

  expect(shownDays(days, new Map())).toEqual(days.slice(0, 2));
  const ticked = new Map([
    ["2026-11-22", false],
    ["2026-11-20", true],
  ]);
  expect(shownDays(days, ticked)).toEqual(days.slice(1));
});

test("what was found about orders is shown with them", () => {
  const nobody: Finding = { kind: "nameless", name: "Sita Devi", times: 2 };
  const findings = [isTwice, isReplaced, isDoubted("DM-EEEE", "DM-2222"), nobody];

  expect(findingsAbout([second, nameless], findings)).toEqual([isReplaced, nobody]);
});

test("tells deliveries apart, also when others are added", () => {
  const [one, ...others] = keysOf([first, other, { ...first }, resent]);

  expect(new Set([one, ...others]).size).toBe(4);
  expect(keysOf([undated, first])).toContain(one);
});
