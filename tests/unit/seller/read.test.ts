import fc from "fast-check";
import { en, hi, type Copy } from "@/lib/copy";
import { lines } from "@/lib/order/delivery";
import { blankMessage, type Order } from "@/lib/order/message";
import { messagePatterns } from "@/lib/seller/patterns";
import { readMessages, type ReceivedOrder } from "@/lib/seller/read";
import { indianTime } from "@/lib/shop/format";
import { countItems, items, totalOf } from "@/lib/shop/catalogue";
import { itemsWith, nameOf } from "@/tests/support/goods";
import {
  anyDetails,
  anyOrder,
  composed,
  detailsOf,
  detailsWith,
  fullOrder,
  orderWith,
} from "@/tests/support/orders";

const languages = [messagePatterns(en.order), messagePatterns(hi.order)];
const read = (text: string) => readMessages(text, languages);
const written = (order: Order, copy: Copy = en) => composed(order, copy).message;

const sita = fullOrder;
const ram = orderWith({
  number: "DM-9RAM",
  items: itemsWith("a2-milk:half-liter"),
  details: detailsWith({ name: "राम" }),
});

/** What reading an order must return. */
function asRead({ number, placedAt, insteadOf, items: chosen, details }: Order): ReceivedOrder {
  const typed = lines.map(({ id, first, more }) => {
    const texts = [first, ...more].map((field) => details[field.id]);
    return [id, texts.filter((text) => text !== "")] as const;
  });
  return {
    number,
    placedAt,
    insteadOf,
    items: items
      .map((item) => ({ item, count: countItems(chosen).get(item) ?? 0 }))
      .filter(({ count }) => count > 0),
    unknownItems: [],
    total: totalOf(chosen),
    details: Object.fromEntries(typed),
    warnings: [],
    day: indianTime(placedAt).toISOString().slice(0, 10),
    notes: [],
  };
}

const narrow = "\u202f";
const mark = "\u200e";
const headers = {
  "a phone": ["[20/11/26, 5:03 AM] Sita Devi: ", "[20/11/26, 5:04 PM] +91 98765 43210: "],
  "a phone with seconds": ["[20/11/26, 5:03:22 AM] ~ Sita: ", "[20/11/26, 5:03:22 AM] Ram: "],
  "a phone with the clock of 24 hours": ["[20/11/2026, 05:03] Sita: ", "[20.11.26, 17:03] Ram: "],
  "WhatsApp Web": ["[05:03, 20/11/2026] Sita: ", "[5:03 pm, 20/11/2026] Ram: "],
  "an export of Android": ["20/11/26, 5:03 am - Sita: ", "20/11/2026, 17:03 - Ram: Ji: "],
  "an export of an iPhone": [
    `${mark}[20/11/26, 5:03:22${narrow}AM] ~${narrow}Sita: ${mark}`,
    `${mark}[20/11/26, 17:03:22] \u202a+91 98765 43210\u202c: \u200f`,
  ],
  "a phone in Hindi": ["[20/11/26, 5:03 पूर्वाह्न] सीता: ", "[२०/११/२६, सुबह 5:03 बजे] राम: "],
  "a machine of the United States": ["[2026-11-20, 5:03 a.m.] Sita: ", "11/20/26, 17:03 - R: "],
};

const unread = (text: string, hasNumber = false) => ({ text, hasNumber });

test("returns text that is not an order unchanged", () => {
  const others = [
    "20/11/26, 5:01 am - Messages and calls are end-to-end encrypted.",
    "20/11/26, 5:02 am - Sita: Namaste, is there paneer?\n\nTotal: ₹1",
    "20/11/26, 5:04 am - Sita: Thank you 🙏",
  ];
  const chat = [...others.slice(0, 2), `20/11/26, 5:03 am - Sita: ${written(sita)}`, others[2]];

  expect(read(chat.join("\n"))).toEqual({
    orders: [asRead(sita)],
    unread: others.map((text) => unread(text)),
  });
});

test("an order that was cut off takes nothing from the next one", () => {
  const whole = written(sita).split("\n");
  const last = whole.findIndex((line) => line.startsWith("Landmark"));
  for (let length = 1; length <= last; length += 1) {
    const start = `[20/11/26, 5:03 AM] S: ${whole.slice(0, length).join("\n")}`;

    expect(read(`${start}\n[20/11/26, 5:04 AM] R: ${written(ram)}`)).toEqual({
      orders: [asRead(ram)],
      unread: [unread(start.trimEnd(), length > 2)],
    });
  }
});

test("reads an order without its greeting, or without the numbers of its items", () => {
  const text = written(sita).split("\n").slice(2).join("\n");

  expect(read(text).orders).toEqual([asRead(sita)]);
  expect(read(text.replaceAll(/^\d+\. /gm, "")).orders).toEqual([asRead(sita)]);
});

test.each([
  ["", []],
  ["Ward 7", ["Ward 7"]],
  ["Ward 7\nStation Road\nNear old well", ["Ward 7", "Station Road", "Near old well"]],
])("reads an order from a browser without scripts, with the address %j", (typed, address) => {
  const milk = itemsWith("a2-milk:1-liter");
  const { details, ...order } = asRead(orderWith({ items: milk }));
  const [filled = ""] = milk.map((item) =>
    blankMessage(item, en.order)
      .replace("Name: ", "Name: Sita Devi")
      .replace("Address: ", `Address: ${typed}`)
      .replace("Mobile: ", "Mobile: 9876543210"),
  );

  expect(read(filled)).toEqual({
    orders: [
      {
        ...order,
        number: undefined,
        placedAt: undefined,
        day: "",
        details: { ...details, address },
      },
    ],
    unread: [],
  });
});

test.each([
  [/Total: .+/, "Total: ₹1", { total: 1, warnings: ["sums"] }],
  [/(₹.+) = ₹.+/, "$1 = ₹1", { warnings: ["sums"] }],
  [/500g - ₹.+/, "500g - ₹1", { warnings: ["sums", "prices"] }],
  [nameOf("fresh-paneer:500g", en, " - "), "Camel milk - 1 Liter", { warnings: ["unknown-items"] }],
] as const)("warns of a message in which %s was changed to %s", (was, is, expected) => {
  const [order] = read(written(sita).replace(was, is)).orders;

  expect(order).toMatchObject(expected);
});

/** Lines of the message, and headers of WhatsApp, typed into the form. */
const forged = fc
  .constantFrom(
    ...written(sita).split("\n"),
    ...written(ram, hi).split("\n"),
    ...Object.values(headers).flat(),
    `${headers["WhatsApp Web"][0] ?? ""}${en.order.greeting}`,
    "DM-AAAA",
    " ",
  )
  .map((line) => line || "x");
const forgedText = fc.oneof(
  forged,
  fc.tuple(forged, forged).map((both) => both.join("")),
);
const forgedDetails = detailsOf(() => forgedText);
const lineEnd = fc.constantFrom("\n", "\r\n");
const anyHeader = fc.constantFrom("", ...Object.values(headers).flat());

test("whatever shoppers typed, reading what was composed gives the orders back", () => {
  const message = fc.record({
    order: anyOrder,
    details: fc.oneof(anyDetails, forgedDetails),
    copy: fc.constantFrom(en, hi),
    header: anyHeader,
  });
  fc.assert(
    fc.property(fc.array(message, { maxLength: 5 }), lineEnd, (messages, end) => {
      const text = messages.map(
        ({ order, details, copy, header }) => header + written({ ...order, details }, copy),
      );

      expect(read(text.join("\n").replaceAll("\n", end))).toEqual({
        orders: messages.map(({ order, details }) => asRead({ ...order, details })),
        unread: [],
      });
    }),
    { numRuns: 300 },
  );
});

test("never throws, and loses no line of any text", () => {
  const anyLine = fc.oneof(forgedText, fc.string({ unit: "binary", maxLength: 40 }));
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), (lines) => {
      const { orders, unread } = read(lines.join("\n"));
      const shown = unread.map(({ text }) => text).join("\n");
      if (orders.length > 0) return;
      const visible = (text: string) => text.replace(/\s/g, "");
      expect(visible(shown)).toBe(visible(lines.join("\n").replace(/^\ufeff/, "")));
    }),
  );
});

test.each([
  `[20/11/26, 5:03 AM] X: hi${" ".repeat(60_000)}x`,
  `[20/11/26, 5:03 AM] X: hi${"\n".repeat(60_000)}x`,
  `${en.order.greeting}\n\n1. A2 milk${" ".repeat(60_000)}x`,
])("a message with very much white space does not freeze the page (%#)", (text) => {
  // Of a text four times as long, it asks for about four times the work, and not for sixteen times.
  const work = (message: string) =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const before = process.cpuUsage();
        read(message);
        return process.cpuUsage(before).user + 1000;
      }),
    );
  expect(work(text.replace(/\s{1000,}/, (space) => space.repeat(4))) / work(text)).toBeLessThan(10);
});
