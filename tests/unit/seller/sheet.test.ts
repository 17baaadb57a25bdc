import type { ReceivedOrder } from "@/lib/seller/chat";
import { reconcile } from "@/lib/seller/reconcile";
import { indianTimeOf, sheetOf } from "@/lib/seller/sheet";
import { receivedWith } from "@/tests/support/orders";

const first = receivedWith({ number: "DM-A" });
const camel = { items: [], unknownItems: ["2. Camel milk"] };
const inPlace = receivedWith({ number: "DM-C", insteadOf: ["DM-A"], ...camel });
const third = receivedWith({ number: "DM-D", insteadOf: ["DM-C"] });
const gita = { ...first.details, name: "Gita", address1: "Ward 8", mobile: "6123456789" };
const other = receivedWith({ number: "DM-E", details: gita });
const nameless = receivedWith({ number: undefined, placedAt: undefined });
const undated = { ...nameless, day: "" };
const blank = { ...nameless, details: {} };
const neighbour = { ...nameless, details: { ...first.details, name: "Rita" } };
const again = { ...first, day: "2026-11-22", notes: ["come early"] };
const headless = { ...first, day: "", notes: ["come early"], later: ["no, late"] };
const [cow] = first.items;
const inTwoRows = cow
  ? [
      { ...cow, count: 1 },
      { ...cow, count: cow.count - 1 },
    ]
  : [];
const twin = { ...first, number: "DM-G", items: inTwoRows };
const changed = { ...first, details: { ...first.details, landmark: "Shiv Mandir" } };
const mutual = { ...first, insteadOf: ["DM-C"] };

/** What is found about orders, each by its number or name. */
const found = (received: readonly ReceivedOrder[]) =>
  reconcile(received).findings.map(({ kind, orders }) =>
    [kind, ...orders.map(({ number, details }) => number ?? details.name)].join(" "),
  );

test.each<[of: string, ReceivedOrder[], findings: string[], orders: ReceivedOrder[]]>([
  ["different numbers, or none", [first, other, blank, blank], [], [first, other, blank, blank]],
  ["no number on two days", [again, nameless], [], [again, nameless]],
  [
    "no number, for others",
    [nameless, { ...nameless, ...camel }],
    [],
    [nameless, { ...nameless, ...camel }],
  ],
  ["the same order", [first, other, first], ["repeated DM-A DM-A"], [other, first]],
  ["the same without a number", [nameless, undated], ["repeated Sita Devi Sita Devi"], [nameless]],
  ["the same with other contents", [first, changed], ["changed DM-A DM-A"], [changed]],
  [
    "the same without a head",
    [again, headless],
    ["repeated DM-A DM-A"],
    [{ ...headless, day: again.day }],
  ],
  [
    "a number of two people",
    [first, { ...other, number: "DM-A" }],
    ["again DM-A DM-A"],
    [first, { ...other, number: "DM-A" }],
  ],
  ["a number on two days", [first, again], ["again DM-A DM-A"], [first, again]],
  ["the same goods", [first, twin], ["twice DM-A DM-G"], [first, twin]],
  ["the same goods of a neighbour", [first, neighbour], ["twice DM-A Rita"], [first, neighbour]],
  [
    "the same goods without a number",
    [nameless, neighbour],
    ["twice Sita Devi Rita"],
    [nameless, neighbour],
  ],
  [
    "one in the place of another",
    [first, other, inPlace],
    ["replaced DM-A DM-C"],
    [other, inPlace],
  ],
  ["one that came before the other", [inPlace, first], ["replaced DM-A DM-C"], [inPlace]],
  ["a chain", [third, inPlace, first], ["replaced DM-C DM-D", "replaced DM-A DM-D"], [third]],
  [
    "one that came twice",
    [first, inPlace, first],
    ["repeated DM-A DM-A", "replaced DM-A DM-C"],
    [inPlace],
  ],
  [
    "one that came again on the day of another in its place",
    [first, again, { ...inPlace, day: again.day }],
    ["again DM-A DM-A", "replaced DM-A DM-C"],
    [first, { ...inPlace, day: again.day, notes: again.notes }],
  ],
  [
    "two in the place of each other",
    [mutual, inPlace],
    ["not-replaced DM-C DM-A", "not-replaced DM-A DM-C"],
    [mutual, inPlace],
  ],
])("who is on the sheet, of %s", (_, received, findings, orders) => {
  expect(found(received)).toEqual(findings);
  expect(reconcile(received).orders).toEqual(orders);
});

test.each([
  ["of the same number and address", "replaced", { name: "Ram", mobile: "+91 98765-43210" }],
  ["of the same number and name", "replaced", { name: " SITA devi ", address1: "Ward 8" }],
  ["of the same number alone", "not-replaced", { name: "Ram", address1: "Ward 8" }],
  ["of the same name and address alone", "not-replaced", { mobile: "7000000000" }],
  ["of somebody else", "not-replaced", gita],
  ["of nobody known", "not-replaced", { name: "", address1: "", address2: "", mobile: "" }],
])("an order %s is %s", (_, kind, typed) => {
  const by = { ...inPlace, details: { ...first.details, ...typed } };

  expect(found([first, by])).toEqual([`${kind} DM-A DM-C`]);
  expect(reconcile([first, by]).orders).toEqual(kind === "replaced" ? [by] : [first, by]);
});

test("thousands of orders with one number are told apart within seconds", () => {
  const received = Array.from({ length: 3000 }, (_, at) => {
    return { ...first, details: { ...first.details, mobile: String(9_000_000_000 + at) } };
  });
  expect(reconcile(received).orders).toHaveLength(3000);
});

test("the time of an order is that of India, and none on another day", () => {
  const late = receivedWith({ placedAt: new Date("2026-11-20T18:30:00Z"), day: "2026-11-21" });

  expect([late, again, undated].map(indianTimeOf)).toEqual(["2026-11-21 00:00", "2026-11-22", ""]);
});

test("the sheet is of the newest two days at first, then of those that are ticked", () => {
  const [oldest, old] = ["2026-11-18", "2026-11-19"].map((day) => ({ ...other, day }));
  const known = [oldest, old, blank, blank, undated].flatMap((order) => order ?? []);
  const all = {
    orders: known,
    findings: known.slice(0, 2).map((order) => ({ kind: "twice" as const, orders: [order] })),
    open: [
      { text: "cut off", day: "2026-11-17" },
      { text: "cut off today", day: "2026-11-20" },
      { text: "more, beside one of the day before", day: "2026-11-20", besideDays: ["2026-11-19"] },
      { text: "more, without a date", day: "" },
    ],
  };
  const atFirst = sheetOf(all, new Map());

  expect(atFirst.days).toEqual(["2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17"]);
  expect(atFirst.shownDays).toEqual(atFirst.days.slice(0, 2));
  expect(atFirst.orders.map(({ day }) => day)).toEqual([old?.day, blank.day, blank.day, ""]);
  expect(new Set(atFirst.orders.map(({ key }) => key)).size).toBe(4);
  expect(atFirst.findings).toEqual(all.findings.slice(1));
  expect(atFirst.open).toEqual(["cut off today", "more, without a date"]);

  const ticked = sheetOf(
    all,
    new Map([
      ["2026-11-19", false],
      ["2026-11-17", true],
    ]),
  );

  expect(ticked.orders.map(({ day }) => day)).toEqual([blank.day, blank.day, ""]);
  expect(ticked.findings).toEqual([]);
  expect(ticked.open).toEqual(all.open.map(({ text }) => text));
});
