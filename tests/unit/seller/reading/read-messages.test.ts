import fc from "fast-check";
import { en } from "@/lib/copy/en";
import { hi } from "@/lib/copy/hi";
import { blankOrderMessage } from "@/lib/order/blank-order-message-of-one-item";
import { composeOrder } from "@/lib/order/whatsapp-link-with-order";
import type { Order } from "@/lib/order/order-message-lines";
import { orderGrammar } from "@/lib/seller/reading/message-line-patterns";
import { readMessages } from "@/lib/seller/reading/read-messages";
import type { ReceivedOrder } from "@/lib/seller/received-order";
import { items } from "@/lib/shop/catalogue";
import { anyDetails, anyLines, detailsOf, linesOf } from "@/tests/support/orders/order-generators";
import { sampleOrder } from "@/tests/support/orders/sample-order-and-message";

const grammars = [orderGrammar(en.order), orderGrammar(hi.order)];
const read = (text: string) => readMessages(text, grammars);

const sita = sampleOrder;
const ram: Order = {
  ...sita,
  number: "DM-9RAM",
  insteadOf: [],
  lines: linesOf("a2-milk:half-liter"),
  details: { ...sita.details, name: "राम", address2: "", landmark: "" },
};

function written(order: Order, { order: words }: typeof en | typeof hi = en): string {
  const productsUrl = "https://dehatimilk.example/products";
  return composeOrder(order, words, "910000000000", productsUrl).message;
}

/** What reading an order must return. */
function asRead({ number, placedAt, insteadOf, lines, details }: Order): ReceivedOrder {
  const { name, address1, address2, mobile, landmark } = details;
  return {
    number,
    placedAt,
    insteadOf,
    items: items
      .map((item) => ({ item, count: lines.filter((line) => line.item === item).length }))
      .filter(({ count }) => count > 0),
    unknownItems: [],
    total: lines.reduce((sum, { item }) => sum + item.rupees, 0),
    name,
    address: [address1, address2].filter((line) => line !== ""),
    mobile,
    landmark,
    warnings: [],
  };
}

test("reads an order in English and in Hindi as it was written", () => {
  expect(read(written(sita))).toEqual({ orders: [asRead(sita)], unread: [] });
  expect(read(written(sita, hi))).toEqual({ orders: [asRead(sita)], unread: [] });
});

const narrow = "\u202f";
const mark = "\u200e";
const headers = {
  "a phone": ["[12/11/26, 5:03 AM] Sita Devi: ", "[12/11/26, 5:04 PM] +91 98765 43210: "],
  "a phone with seconds": ["[12/11/26, 5:03:22 AM] ~ Sita: ", "[12/11/26, 5:03:22 AM] Ram: "],
  "a phone with the clock of 24 hours": ["[12/11/2026, 05:03] Sita: ", "[12.11.26, 17:03] Ram: "],
  "WhatsApp Web": ["[05:03, 12/11/2026] Sita: ", "[5:03 pm, 12/11/2026] Ram: "],
  "an export of Android": ["12/11/26, 5:03 am - Sita: ", "12/11/2026, 17:03 - Ram: Ji: "],
  "an export of an iPhone": [
    `${mark}[12/11/26, 5:03:22${narrow}AM] ~${narrow}Sita: ${mark}`,
    `${mark}[12/11/26, 17:03:22] \u202a+91 98765 43210\u202c: \u200f`,
  ],
  "a phone in Hindi": ["[12/11/26, 5:03 पूर्वाह्न] सीता: ", "[१२/११/२६, सुबह 5:03 बजे] राम: "],
  "a machine of the United States": ["[2026-11-12, 5:03 a.m.] Sita: ", "11/12/26, 17:03 - R: "],
};
test.each(Object.entries(headers))("reads what was copied from %s", (_, [first, second]) => {
  const text = `${first}${written(sita)}\n${second}${written(ram, hi)}\r\n`;

  expect(read(text)).toEqual({ orders: [asRead(sita), asRead(ram)], unread: [] });
});

test("returns text that is not an order unchanged", () => {
  const chat = `12/11/26, 5:01 am - Messages and calls are end-to-end encrypted.
12/11/26, 5:02 am - Sita: Namaste, is there paneer?

Total: ₹1
12/11/26, 5:03 am - Sita: ${written(sita)}
12/11/26, 5:04 am - Sita: Thank you 🙏`;

  expect(read(chat)).toEqual({
    orders: [asRead(sita)],
    unread: [
      {
        text: "12/11/26, 5:01 am - Messages and calls are end-to-end encrypted.",
        hasNumber: false,
      },
      {
        text: "12/11/26, 5:02 am - Sita: Namaste, is there paneer?\n\nTotal: ₹1",
        hasNumber: false,
      },
      { text: "12/11/26, 5:04 am - Sita: Thank you 🙏", hasNumber: false },
    ],
  });
});

test("an order that was cut off takes nothing from the next one", () => {
  const lines = written(sita).split("\n");
  for (let length = 1; length < lines.length - 2; length += 1) {
    const start = lines.slice(0, length).join("\n");
    const { orders, unread } = read(
      `[12/11/26, 5:03 AM] S: ${start}\n[12/11/26, 5:04 AM] R: ${written(ram)}`,
    );

    expect(orders).toEqual([asRead(ram)]);
    expect(unread).toEqual([
      { text: `[12/11/26, 5:03 AM] S: ${start}`.trimEnd(), hasNumber: length > 2 },
    ]);
  }
});

test("reads an order without its greeting, or without the numbers of its items", () => {
  const text = written(sita).split("\n").slice(2).join("\n");

  expect(read(text).orders).toEqual([asRead(sita)]);
  expect(read(text.replaceAll(/^\d+\. /gm, "")).orders).toEqual([asRead(sita)]);
});

test("reads an order from a browser without scripts", () => {
  const [item] = items;
  if (!item) throw new Error("The catalogue is empty");
  const blank = blankOrderMessage(
    { product: en.products[item.product], size: en.sizes[item.size], rupees: item.rupees },
    en.order,
  );
  const filled = blank
    .replace("Name: ", "Name: Sita")
    .replace("Address: ", "Address: Ward 7\nStation Road\nNear old well")
    .replace("Mobile: ", "Mobile: 9876543210");

  expect(read(filled)).toEqual({
    orders: [
      {
        number: undefined,
        placedAt: undefined,
        insteadOf: [],
        items: [{ item, count: 1 }],
        unknownItems: [],
        total: item.rupees,
        name: "Sita",
        address: ["Ward 7", "Station Road", "Near old well"],
        mobile: "9876543210",
        landmark: "",
        warnings: [],
      },
    ],
    unread: [],
  });
});

test.each([
  ["Total: ₹369", "Total: ₹1", { total: 1, warnings: ["sums"] }],
  ["₹60 = ₹120", "₹60 = ₹60", { warnings: ["sums"] }],
  ["500g - ₹249", "500g - ₹1", { warnings: ["sums", "prices"] }],
  ["Fresh Paneer - 500g", "Camel milk - 1 Liter", { warnings: ["unknown-items"] }],
] as const)("warns of a message in which %s was changed to %s", (was, is, expected) => {
  const [order] = read(written(sita).replace(was, is)).orders;

  expect(order).toMatchObject(expected);
});

const anyOrder = fc.record({
  number: fc.stringMatching(/^DM-[2-9ACEGHJKQRUVWXYZ]{4}$/),
  placedAt: fc
    .integer({ min: Date.UTC(2025, 0) / 60_000, max: Date.UTC(2099, 0) / 60_000 })
    .map((minute) => new Date(minute * 60_000)),
  insteadOf: fc.array(fc.stringMatching(/^DM-[2-9ACEGHJKQRUVWXYZ]{4}$/), { maxLength: 5 }),
  lines: anyLines.filter((lines) => lines.length > 0),
});

/** Lines of the message, and headers of WhatsApp, typed into the form. */
const forged = fc
  .constantFrom(
    ...written(sita).split("\n"),
    ...written(ram, hi).split("\n"),
    ...Object.values(headers).flat(),
    `${headers["WhatsApp Web"][0] ?? ""}${en.order.greeting}`,
    "DM-AAAA",
    "N/A",
    " ",
  )
  .map((line) => line || "x");
const forgedText = fc.oneof(
  forged,
  fc.tuple(forged, forged).map((both) => both.join("")),
);
const forgedDetails = detailsOf(() => forgedText);
const anyHeader = fc.constantFrom("", ...Object.values(headers).flat());

test("whatever shoppers typed, reading what was composed gives the orders back", () => {
  const message = fc.record({
    order: anyOrder,
    details: fc.oneof(anyDetails, forgedDetails),
    copy: fc.constantFrom(en, hi),
    header: anyHeader,
  });
  fc.assert(
    fc.property(fc.array(message, { maxLength: 5 }), (messages) => {
      const text = messages.map(
        ({ order, details, copy, header }) => header + written({ ...order, details }, copy),
      );

      expect(read(text.join("\n"))).toEqual({
        orders: messages.map(({ order, details, copy }) => {
          // The words for "no landmark" count as none.
          const isNone = details.landmark.trimEnd() === copy.order.noLandmark;
          const landmark = isNone ? "" : details.landmark;
          return asRead({ ...order, details: { ...details, landmark } });
        }),
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
  `[12/11/26, 5:03 AM] X: hi${" ".repeat(60_000)}x`,
  `[12/11/26, 5:03 AM] X: hi${"\n".repeat(60_000)}x`,
  `${en.order.greeting}\n\n1. A2 milk${" ".repeat(60_000)}x`,
])("a message with very much white space does not freeze the page (%#)", (text) => {
  const startTime = performance.now();
  read(text);
  expect(performance.now() - startTime).toBeLessThan(500);
});
