import { en, hi } from "@/lib/copy";
import { checkDelivery } from "@/lib/order/delivery";
import { isTouched } from "@/lib/order/fields";
import { blankMessage, messagePatterns, orderMessage, type OrderWords } from "@/lib/order/message";
import { preparedOf, prepareOrder } from "@/lib/order/order";
import { readMessages } from "@/lib/seller/read";
import { packingOf } from "@/lib/seller/sheet";
import { deliveryText, spreadsheet } from "@/lib/seller/texts";
import { detailsWith, itemsWith, orderWith, sampleMessage } from "@/tests/support/orders";

// The table with two more rows, as someone may add them tomorrow.
jest.mock("@/lib/order/fields", () => {
  const table = jest.requireActual<{ fields: object[]; lines: object[] }>("@/lib/order/fields");
  const bell = { id: "bell", maxLength: 20, autoComplete: "off" };
  const slot = { id: "slot", choices: ["morning", "evening"] };
  table.fields.push(bell, slot);
  table.lines.push(...[bell, slot].map((first) => ({ id: first.id, first, more: [] })));
  return table;
});

function withWords(order: OrderWords, bell: string, slot: string, choices: object): OrderWords {
  const added = { bell: { label: bell }, slot: { label: slot, choices } };
  return { ...order, fields: { ...order.fields, ...added } };
}
const english = withWords(en.order, "Door bell", "When", {
  morning: "Morning",
  evening: "Evening",
});
const hindi = withWords(hi.order, "घंटी", "कब", { morning: "सुबह", evening: "शाम" });
const languages = [messagePatterns(english), messagePatterns(hindi)];

/** What a shopper typed who touched the new fields, too. */
const typed = Object.fromEntries([
  ["bell", " 42#"],
  ["slot", "evening"],
]);
const order = orderWith({ details: detailsWith(typed) });
const lastLines = (text: string, count: number) => text.split("\n").slice(-count);

test("is checked like the others; a choice that was not made is the first", () => {
  expect(order.details).toMatchObject({ bell: " 42#", slot: "evening" });
  expect(detailsWith()).toMatchObject({ bell: "", slot: "morning" });
  expect(detailsWith(Object.fromEntries([["slot", "at night"]]))).toMatchObject({
    slot: "morning",
  });
  expect(
    checkDelivery(1, { ...detailsWith(), ...Object.fromEntries([["bell", "x".repeat(21)]]) }),
  ).toMatchObject({ alert: "fields-too-long", problems: { bell: "too-long" }, first: "bell" });
});

test("a draft with nothing but the first choice does not count as typed", () => {
  const draft = (slot: string) => Object.fromEntries([["slot", slot]]);

  expect([draft("morning"), draft("evening")].map(isTouched)).toEqual([false, true]);
});

test("makes another order of it", () => {
  const before = preparedOf(order);
  const { items } = order;
  const prepared = (slot: string) =>
    prepareOrder(
      { items, details: detailsWith({ ...typed, ...Object.fromEntries([["slot", slot]]) }) },
      before,
      order.placedAt,
      () => 0,
    );

  expect(prepared("evening").number).toBe(order.number);
  expect(prepared("morning").insteadOf).toEqual([order.number]);
});

test("has its line in the message, in both languages, and none where it is empty", () => {
  expect(lastLines(orderMessage(order, english), 2)).toEqual(["Door bell:  42#", "When: Evening"]);
  expect(orderMessage(orderWith(), hindi)).not.toContain("घंटी");
  expect(lastLines(orderMessage(orderWith(), hindi), 1)).toEqual(["कब: सुबह"]);
});

test("can be filled in without scripts, and a choice be made", () => {
  const [item] = itemsWith("a2-milk:1-liter");

  expect(item && lastLines(blankMessage(item, english), 2)).toEqual([
    "Door bell: ",
    "When: Morning / Evening",
  ]);
});

test.each([english, hindi])("is read back from either language", (words) => {
  for (const one of [order, orderWith()]) {
    const { bell, slot } = readDetails(orderMessage(one, words));

    expect([bell, slot]).toEqual(one === order ? [[" 42#"], ["evening"]] : [[], ["morning"]]);
  }
});

test("is missing in yesterday's messages, which stay readable", () => {
  const { bell, slot } = readDetails(sampleMessage);
  const chat = `${sampleMessage}\n[20/11/26, 6:42 PM] Sita: ${orderMessage(order, english)}`;

  expect([bell, slot]).toEqual([[], []]);
  expect(readMessages(chat, languages)).toMatchObject({ orders: [{}, {}], unread: [] });
});

test("is on the day sheet's texts, in the words of the sheet", () => {
  const { orders } = readMessages(orderMessage(order, hindi), languages);
  const sheet = { orders, packing: packingOf(orders), copy: { ...en, order: english } };

  expect(deliveryText(sheet)).toContain("\nDoor bell:  42#\nWhen: Evening\nMobile: 9876543210\n");
  expect(spreadsheet(sheet)).toContain('"Door bell","When","Mobile"');
  expect(spreadsheet(sheet)).toContain('" 42#","Evening","9876543210"');
});

function readDetails(text: string): Readonly<Partial<Record<string, readonly string[]>>> {
  const { orders, unread } = readMessages(text, languages);
  expect([orders.length, unread]).toEqual([1, []]);
  return orders[0]?.details ?? {};
}
