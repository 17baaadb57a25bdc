import type { ReceivedOrder } from "@/lib/seller/chat";
import { reconcile, type Finding } from "@/lib/seller/reconcile";
import { indianTimeOf, sheetOf } from "@/lib/seller/sheet";
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
const stranger = { ...undated, total: 1 };
const newer = { ...first, details: { ...first.details, landmark: "Shiv Mandir" } };
const foreign = { ...other, number: "DM-AAAA" };
const circular = { ...first, insteadOf: ["DM-CCCC"] };
const secondWith = (typed: Partial<ReceivedOrder["details"]>) => ({
  ...second,
  details: { ...first.details, ...typed },
});
const resent = { ...first, day: "2026-11-22", notes: ["come early"] };
/** Pasted without the head of its message. */
const pasted = { ...first, isDayOfChat: false, notes: ["come early"], later: ["no, late"] };
const twin = { ...first, number: "DM-GGGG" };
const severalNameless = [
  nameless,
  { ...nameless, ...milk },
  { ...nameless, day: "2026-11-21" },
  { ...other, number: undefined },
];

const isReplaced: Finding = { kind: "replaced", number: "DM-AAAA", by: "DM-CCCC" };
const isDoubted = (number: string, by: string): Finding => ({ kind: "not-replaced", number, by });
const isTwice: Finding = { kind: "repeated", number: "DM-AAAA", times: 2 };
const isAgain: Finding = { kind: "again", number: "DM-AAAA", days: ["2026-11-20", "2026-11-22"] };
const isShared: Finding = { kind: "shared", number: "DM-AAAA", names: ["Sita Devi", "Gita"] };
const isCut: Finding = { kind: "cut", number: "DM-AAAA" };
const sitas = "Sita Devi, Ward 7, Station Road, Near old well";
const isNameless: Finding = { kind: "nameless", name: sitas, times: 2 };
const areTwins: Finding = { kind: "twice", number: "DM-AAAA", by: "DM-GGGG" };
const areCircular: Finding[] = [
  { kind: "circular", number: "DM-CCCC", by: "DM-AAAA" },
  { kind: "circular", number: "DM-AAAA", by: "DM-CCCC" },
];
/** Of the same phone and address. */
const neighbour = { ...nameless, details: { ...first.details, name: "Rita" } };
const ritas = "Rita, Ward 7, Station Road, Near old well";
const mayBeTwice = (number: string, by: string): Finding => ({ kind: "twice", number, by });
const [cow] = first.items;
const inTwoRows = cow && [
  { ...cow, count: 1 },
  { ...cow, count: cow.count - 1 },
];
const onLastDay = { ...second, day: "2026-11-22" };

test.each<[string, ReceivedOrder[], Finding[], ReceivedOrder[]]>([
  ["different numbers, or none", [first, other, stranger], [], [first, other, stranger]],
  [
    "one that was cut",
    [{ ...undated, items: [], isBeginningLost: true }, other, first],
    [isCut],
    [other, first],
  ],
  ["one without a number on another day", [resent, nameless], [], [resent, nameless]],
  ["an order that came twice", [{ ...first }, other, first], [isTwice], [other, first]],
  ["two versions", [first, newer], [{ kind: "changed", number: "DM-AAAA" }], [newer]],
  ["one number of two", [{ ...first }, foreign, first], [isTwice, isShared], [foreign, first]],
  ["an order instead of another", [first, other, second], [isReplaced], [other, second]],
  ["one that came before the other", [second, other, first], [isReplaced], [second, other]],
  ["one that came twice", [first, second, { ...first }], [isTwice, isReplaced], [second]],
  ["one sent again on another day", [{ ...first }, resent], [isAgain], [first, resent]],
  [
    "one sent again that another then replaces",
    [{ ...first }, resent, onLastDay],
    [isAgain, isReplaced],
    [first, { ...onLastDay, notes: resent.notes }],
  ],
  [
    "one in a chat, and pasted without a head",
    [resent, pasted],
    [isTwice],
    [{ ...pasted, day: resent.day, isDayOfChat: true }],
  ],
  ["the same goods under two numbers", [first, twin], [areTwins], [first, twin]],
  ["the same without a number", [nameless, { ...undated }], [isNameless], [nameless]],
  ["others without a number", severalNameless, [], severalNameless],
  [
    "two of one phone without a number",
    [nameless, neighbour],
    [mayBeTwice(sitas, ritas)],
    [nameless, neighbour],
  ],
  [
    "one of that phone with a number",
    [first, neighbour],
    [mayBeTwice("DM-AAAA", ritas)],
    [first, neighbour],
  ],
  [
    "the same goods in other rows",
    [first, { ...twin, items: inTwoRows ?? [] }],
    [areTwins],
    [first, { ...twin, items: inTwoRows ?? [] }],
  ],
  ["two instead of each other", [circular, second], areCircular, [circular, second]],
])("who is on the sheet, of %s", (_, received, findings, orders) => {
  expect(reconcile(received)).toEqual({ orders, findings });
});

test.each([
  ["of the same number and address", true, { name: "Ram", mobile: "+91 98765-43210" }],
  ["of the same number and name", true, { name: " SITA devi ", address1: "Ward 8" }],
  ["of the same number alone", false, { name: "Ram", address1: "Ward 8", address2: "" }],
  ["of the same name and address, without a number", true, { mobile: "7" }],
  ["of the same name and address, of another number", false, { mobile: "7000000000" }],
  ["of the same name alone", false, { address1: "Ward 8", mobile: "7" }],
  ["of somebody else", false, other.details],
  ["of nobody known", false, { name: "", address1: "", address2: "", mobile: "" }],
])("an order %s replaces another: %s", (_, isBelieved, typed) => {
  const by = secondWith(typed);

  expect(reconcile([first, by])).toEqual({
    orders: isBelieved ? [by] : [first, by],
    findings: [isBelieved ? isReplaced : isDoubted("DM-AAAA", "DM-CCCC")],
  });
});

test("the time of an order is that of India, and none on another day", () => {
  const late = receivedWith({ placedAt: new Date("2026-11-20T18:30:00Z"), day: "2026-11-21" });

  expect([late, resent, undated].map(indianTimeOf)).toEqual(["2026-11-21 00:00", "2026-11-22", ""]);
});

describe("the sheet of some days", () => {
  const [oldest, old] = ["2026-11-18", "2026-11-19"].map((day) => ({ ...other, day }));
  const all = {
    orders: [oldest, old, first, { ...first }, undated].flatMap((order) => order ?? []),
    findings: [isReplaced, isDoubted("DM-EEEE", "DM-2222"), isNameless],
    open: [
      { text: "cut off", day: "2026-11-17" },
      { text: "cut off today", day: "2026-11-20" },
      {
        text: "one liter more, beside an order of that day",
        day: "2026-11-20",
        besideDays: [old?.day ?? ""],
      },
      { text: "one more, without a date", day: "" },
    ],
  };

  test("begins with the newest two, and those of nobody knows when", () => {
    const { days, shownDays, orders, open } = sheetOf(all, new Map());

    expect(days).toEqual(["2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17"]);
    expect(shownDays).toEqual(days.slice(0, 2));
    expect(orders.map(({ day }) => day)).toEqual([old?.day, first.day, first.day, ""]);
    expect(open).toEqual(["cut off today", "one more, without a date"]);
    expect(new Set(orders.map(({ key }) => key)).size).toBe(orders.length);
  });

  test("has what was found and written about those that are ticked", () => {
    const isTicked = new Map([
      ["2026-11-19", false],
      ["2026-11-17", true],
    ]);
    const { orders, findings, open } = sheetOf(all, isTicked);

    expect(orders.map(({ day }) => day)).toEqual([first.day, first.day, ""]);
    expect(findings).toEqual([isReplaced, isNameless]);
    expect(open).toEqual(all.open.map(({ text }) => text));
  });
});
