import type { ReceivedOrder } from "@/lib/seller/order";
import { reconcile } from "@/lib/seller/reconcile";
import { sheetOf } from "@/lib/seller/sheet";
import { receivedWith, noNumber } from "@/tests/support/orders";

const first = receivedWith({ number: "DM-A" });
const gita = { name: "Gita", address1: "Ward 8", address2: "", mobile: "6123456789" };
const other = receivedWith({ number: "DM-E", details: { ...first.details, ...gita } });
const undated = receivedWith(noNumber);
const nameless = { ...undated, day: first.day };
const blank = { ...nameless, details: {} };
const neighbour = { ...nameless, details: { ...first.details, name: "Rita" } };
const again = { ...first, day: "2026-11-22" };
const inTwoRows = first.items.flatMap(({ item }) => [1, 2].map((count) => ({ item, count })));
const twin = { ...first, number: "DM-G", items: inTwoRows };
const camel = { warnings: [{ kind: "unknown-items" as const, texts: ["2. Camel milk"] }] };
const mutual = { ...first, insteadOf: ["DM-C"] };

/** An order in the place of the first one, of the same person but for what was `typed`. */
const inPlace = (typed: ReceivedOrder["details"] = {}, { day } = first): ReceivedOrder => {
  const details = { ...first.details, ...typed };
  return { ...first, ...camel, number: "DM-C", insteadOf: ["DM-A"], day, details };
};
const third = { ...twin, insteadOf: ["DM-C"] };

const namesOf = (orders: readonly ReceivedOrder[]) =>
  orders.map(({ number, details }) => number ?? details.name ?? "nobody").join(" ");

/** Who is on the sheet, and what was found about whom. */
test.each<[outcome: string, ...received: ReceivedOrder[]]>([
  ["DM-A DM-E", first, other],
  ["DM-E DM-A, repeated DM-A DM-A", first, other, first],
  ["DM-A, repeated DM-A DM-A", again, { ...first, day: "" }],
  ["DM-A DM-A, same-number DM-A DM-A", first, again],
  ["DM-A DM-A, same-number DM-A DM-A", first, { ...other, number: "DM-A" }],
  ["Sita Devi, repeated Sita Devi Sita Devi", nameless, undated],
  ["Sita Devi Sita Devi", nameless, { ...nameless, ...camel }],
  ["DM-A Sita Devi", again, nameless],
  ["nobody nobody", blank, blank],
  ["Sita Devi Rita, same-goods Sita Devi Rita", nameless, neighbour],
  ["DM-A Rita, same-goods DM-A Rita", first, neighbour],
  ["DM-A DM-G, same-goods DM-A DM-G", first, twin],
  ["DM-E DM-C, replaced DM-A DM-C", first, other, inPlace()],
  ["DM-C, replaced DM-A DM-C", inPlace(), first],
  ["DM-C DM-A, repeated DM-A DM-A, not-replaced DM-A DM-C", first, inPlace(), first],
  ["DM-G, replaced DM-C DM-G, replaced DM-A DM-G", third, inPlace(), first],
  ["DM-A DM-C, same-number DM-A DM-A, replaced DM-A DM-C", first, again, inPlace({}, again)],
  ["DM-A DM-C, not-replaced DM-C DM-A, not-replaced DM-A DM-C", mutual, inPlace()],
  ["DM-C, replaced DM-A DM-C", first, inPlace({ name: "Ram", mobile: "+91 98765-43210" })],
  ["DM-C, replaced DM-A DM-C", first, inPlace({ name: " SITA devi ", address1: "Ward 8" })],
  ["DM-A DM-C, not-replaced DM-A DM-C", first, inPlace({ name: "Ram", address1: "Ward 8" })],
  ["DM-A DM-C, not-replaced DM-A DM-C", first, inPlace({ mobile: "7000000000" })],
  ["DM-A DM-C, not-replaced DM-A DM-C", first, inPlace({ name: "", address1: "", mobile: "" })],
])("once for each delivery: %s", (outcome, ...received) => {
  const { orders, findings } = reconcile(received);
  const found = findings.map((finding) => `${finding.kind} ${namesOf(finding.orders)}`);

  expect([namesOf(orders), ...found].join(", ")).toBe(outcome);
});

test("an order stands as it came last, with what was written around the others", () => {
  const early = { ...first, notes: ["come early"], later: ["no, late"] };
  const last = { ...inPlace(), notes: ["come early", "to the door"], later: ["thanks"] };

  expect(reconcile([early, { ...last, total: 1 }, last]).orders).toEqual([
    { ...last, later: ["no, late", "thanks", "thanks"] },
  ]);
  expect(reconcile([again, { ...early, day: "" }]).orders).toEqual([{ ...early, day: again.day }]);
});

test("messages of later days leave the newest two days with orders on the sheet", () => {
  const orders = ["2026-11-18", "2026-11-19", "2026-11-20"].map((day) => ({ ...undated, day }));
  const open = ["2026-11-22", "2026-11-25"].map((day) => ({ text: "DM-9GTA?", day }));
  const { days, shownDays } = sheetOf({ orders, open, others: [], findings: [] }, new Map());
  expect(shownDays).toEqual(days.slice(0, 4));
});

test("the sheet is of the newest two days at first, then of those that are ticked", () => {
  const days = ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-20", ""];
  const orders = days.map((day) => ({ ...undated, day }));
  const all = {
    orders,
    findings: orders.slice(0, 2).map((order) => ({ kind: "same-goods" as const, orders: [order] })),
    open: [
      { text: "cut off", day: "2026-11-17" },
      { text: "cut off today", day: "2026-11-20" },
      { text: "more, beside one of the day before", day: "2026-11-20", besideDays: ["2026-11-19"] },
      { text: "more, without a date", day: "" },
    ],
    others: [
      { text: "hello", day: "" },
      { text: "written later", day: "", besideDays: ["2026-11-19"] },
    ],
  };
  const atFirst = sheetOf(all, new Map());
  const ticks = [["2026-11-19", false] as const, ["2026-11-17", true] as const];
  const ticked = sheetOf(all, new Map(ticks));

  expect(atFirst.days).toEqual(["2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17"]);
  expect(atFirst.shownDays).toEqual(atFirst.days.slice(0, 2));
  expect(atFirst.orders.map(({ day }) => day)).toEqual(days.slice(1));
  expect(new Set(atFirst.orders.map(({ key }) => key)).size).toBe(4);
  expect(atFirst.findings).toEqual(all.findings.slice(1));
  expect(atFirst.open).toEqual(["cut off today", "more, without a date"]);
  expect(atFirst.others).toEqual(["hello"]);
  expect(ticked.orders.map(({ day }) => day)).toEqual(days.slice(2));
  expect(ticked.findings).toEqual([]);
  const texts = [...all.open, ...all.others].map(({ text }) => text);
  expect([...ticked.open, ...ticked.others]).toEqual(texts);
});
