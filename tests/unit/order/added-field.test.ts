import { en, hi } from "@/lib/copy";
import { checkDelivery } from "@/lib/order/check";
import type { Draft } from "@/lib/order/delivery";
import { blankMessage, messagePatterns, orderMessage, type OrderWords } from "@/lib/order/message";
import { readMessages } from "@/lib/seller/read";
import { packingOf } from "@/lib/seller/sheet";
import { deliveryText, spreadsheet } from "@/lib/seller/texts";
import {
  detailsWith,
  itemsWith,
  orderWith,
  sampleMessage,
  shortDraft,
} from "@/tests/support/orders";

// The table with two more rows, as someone may add them tomorrow.
jest.mock("@/lib/order/delivery", () => {
  const table = jest.requireActual<{ fields: object[]; lines: object[] }>("@/lib/order/delivery");
  const bell = { id: "bell", maxLength: 20, autoComplete: "off" };
  const door = { id: "door", choices: ["front", "back"] };
  table.fields.push(bell, door);
  table.lines.push(...[bell, door].map((first) => ({ id: first.id, first, more: [] })));
  return table;
});

function withWords(order: OrderWords, bell: string, door: string, choices: object): OrderWords {
  const added = { bell: { label: bell }, door: { label: door, choices } };
  return { ...order, fields: { ...order.fields, ...added } };
}
const english = withWords(en.order, "Door bell", "Door", { front: "Front", back: "Back" });
const hindi = withWords(hi.order, "घंटी", "दरवाज़ा", { front: "आगे", back: "पीछे" });
const languages = [messagePatterns(english), messagePatterns(hindi)];

/** A draft with values for the new fields, which the types do not know. */
const draft = (typed: Readonly<Record<string, string>>): Draft => typed;
const order = orderWith({ details: detailsWith(draft({ bell: " 42#", door: "back" })) });
const lastLines = (text: string, count: number) => text.split("\n").slice(-count);

test("is checked like the others; a choice that was not made is the first", () => {
  expect(order.details).toMatchObject({ bell: " 42#", door: "back" });
  expect(detailsWith()).toMatchObject({ bell: "", door: "front" });
  expect(detailsWith(draft({ door: "none" }))).toMatchObject({ door: "front" });
  expect(checkDelivery(1, { ...shortDraft, ...draft({ bell: "x".repeat(21) }) }).ok).toBe(false);
});

test("has its line in the message, in both languages, and none where it is empty", () => {
  expect(lastLines(orderMessage(order, english), 2)).toEqual(["Door bell:  42#", "Door: Back"]);
  expect(orderMessage(orderWith(), hindi)).not.toContain("घंटी");
  expect(lastLines(orderMessage(orderWith(), hindi), 1)).toEqual(["दरवाज़ा: आगे"]);
});

test("can be filled in without scripts, and a choice be made", () => {
  const messages = itemsWith("a2-milk:1-liter").map((item) => blankMessage(item, english));

  expect(lastLines(messages.join(), 2)).toEqual(["Door bell: ", "Door: Front / Back"]);
});

test.each([
  ["English", orderMessage(order, english), [" 42#"], ["back"]],
  ["Hindi", orderMessage(order, hindi), [" 42#"], ["back"]],
  ["Hindi, without a bell", orderMessage(orderWith(), hindi), [], ["front"]],
  ["yesterday's English, without either", sampleMessage, [], []],
])("is read back from %s", (_, text, bell, door) => {
  const chat = `${text}\n[20/11/26, 6:42 PM] Sita: ${orderMessage(order, english)}`;

  expect(readMessages(chat, languages)).toMatchObject({
    orders: [{ details: { bell, door } }, { details: { bell: [" 42#"], door: ["back"] } }],
    unread: [],
  });
});

test("is on the day sheet's texts, in the words of the sheet", () => {
  const { orders } = readMessages(orderMessage(order, hindi), languages);
  const sheet = { orders, packing: packingOf(orders), copy: { ...en, order: english } };

  expect(deliveryText(sheet)).toContain("\nDoor bell:  42#\nDoor: Back\nMobile: 9876543210\n");
  expect(spreadsheet(sheet)).toContain('"Door bell","Door","Mobile"');
  expect(spreadsheet(sheet)).toContain('" 42#","Back","9876543210"');
});
