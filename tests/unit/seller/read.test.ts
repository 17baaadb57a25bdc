import fc from "fast-check";
import { en, hi, type Copy } from "@/lib/copy";
import { lines } from "@/lib/order/delivery";
import { blankMessage, planMessage, type Order } from "@/lib/order/message";
import { heads } from "@/lib/seller/head";
import { messagePatterns } from "@/lib/seller/patterns";
import { readMessages, type ReceivedOrder } from "@/lib/seller/read";
import { indianTime } from "@/lib/shop/format";
import { countItems, items, totalOf } from "@/lib/shop/catalogue";
import { itemsWith } from "@/tests/support/goods";
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
function read(text: string) {
  const reading = readMessages(text, languages);
  let step = reading.next();
  while (!step.done) step = reading.next();
  return step.value;
}
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

test.each([
  `Hello Dehati Milk, I would like to place an order.

Order DM-7K3Q, 20 Nov 2026, 6:42 PM
Instead of DM-2ZG7

1. 2 x Desi cow milk - 1 Liter - ₹60 = ₹120
2. Fresh Paneer - 500g - ₹249
Total: ₹369

Name: Sita Devi
Address: Ward 7, Station Road
Near old well
Supaul, Bihar - 853121
Mobile: 9876543210
Landmark: Shiv Mandir

Order this again: https://dehatimilk.example/products#order=desi-cow-milk:1-liter,fresh-paneer:500g,desi-cow-milk:1-liter`,
  `नमस्ते देहाती मिल्क, मुझे ऑर्डर देना है।

ऑर्डर DM-7K3Q, 20 नवंबर 2026, शाम 6:42 बजे
यह ऑर्डर DM-2ZG7 की जगह है

1. 2 x देसी गाय का दूध - 1 लीटर - ₹60 = ₹120
2. ताज़ा पनीर - आधा किलो - ₹249
कुल: ₹369

नाम: Sita Devi
पता: Ward 7, Station Road
Near old well
सुपौल, बिहार - 853121
मोबाइल नंबर: 9876543210
घर के पास की पहचान: Shiv Mandir`,
])("reads what was sent in November 2026, whatever fields were added since: %.12s…", (text) => {
  const { name, address, mobile, landmark } = asRead(sita).details;
  const details = { name, address, mobile, landmark };

  expect(read(text)).toMatchObject({ orders: [{ ...asRead(sita), details }], unread: [] });
});

const headers: string[] = heads.flatMap(({ examples }) => examples);
const [webHeader] = heads[1].examples;

const unread = (text: string, hasNumber = false) => ({ text, hasNumber });

test.each([en, hi])("a question about a plan is no order, filled in or not: $language", (copy) => {
  const question = planMessage("Daily", nameOf("a2-milk:1-liter", copy, ", "), copy);
  const filled = question.replaceAll(/: $/gm, ": 2 Liter");
  expect(filled.match(/: 2 Liter$/gm)).toHaveLength(5);
  for (const text of [question, filled]) {
    expect(read(text)).toEqual({ orders: [], unread: [unread(text.trimEnd())] });
  }
});

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

const marks = [
  " \u200e<This message was edited>",
  " <यह मैसेज एडिट किया गया>",
  "\n<Media omitted>",
  "\nimage omitted",
  "\nइमेज छोड़ी गई",
];
const eachLine = (shape: (line: string) => string) => (text: string) =>
  text
    .split("\n")
    .map((line) => (line === "" ? line : shape(line)))
    .join("\n");
const eachItem = (sign: string) => (text: string) => text.replace(/^\d+\. /gm, sign);
const shapes: ((text: string) => string)[] = [
  ...["  1. ", "• ", "- ", "1) ", "(2) ", "★ ", "① ", "1️⃣ ", "- [x] ", "a) ", "१. ", ""].map(
    eachItem,
  ),
  ...[" ", "\t", "> ", ">> ", "• "].map((sign) => eachLine((line) => sign + line)),
  ...["*", "_", "~", "```"].map((sign) => eachLine((line) => sign + line + sign)),
  (text) => text.slice(text.indexOf("\n\n") + 2),
  (text) => text.replaceAll("\n", "\n\n"),
  (text) => text.replace(/^.*(?:₹|DM-).*$/gm, (line) => line.replaceAll(" ", "\u00a0")),
  (text) => text.replaceAll(" - ", " – "),
  (text) => text.replaceAll("₹", "Rs. "),
  (text) => text.replace(/^(Total|कुल|Name|नाम):/gm, "*$1*:"),
  (text) => text.replace(/^(Mobile|मोबाइल नंबर|Landmark|घर के पास की पहचान): /gm, "$1 : "),
  (text) => text.replace(/ ([AP]M)/, (word) => word.toLowerCase()),
];
const remark = "कृपया 7 बजे से पहले, please!";
const places: ((text: string) => string)[] = [
  (text) => text,
  (text) => `${text} ${remark}`,
  (text) => `${text}\n\n${remark}`,
  (text) => text.replace(/\n(?=\P{L}*(?:Total|कुल))/u, `\n${remark}\n`),
  (text) => text.replace(/\n(?=\P{L}*(?:Name|नाम))/u, `\n${remark}\n\n`),
  (text) => text.replace(/\n(?=\P{L}*(?:Mobile|मोबाइल))/u, `\n${remark}\n`),
  (text) => `${remark}\n${text}`,
];

test("reads orders under every head, in every shape, and what a household adds word for word", () => {
  const message = fc.record({
    order: fc.constantFrom(sita, ram),
    copy: fc.constantFrom(en, hi),
    // Where a sender's name ends that has a colon, nobody can tell.
    header: fc.constantFrom(...headers.filter((each) => !each.includes("Ji"))),
    shape: fc.constantFrom(...shapes),
    place: fc.nat(places.length - 1),
    mark: fc.constantFrom("", ...marks),
  });
  fc.assert(
    fc.property(fc.array(message, { maxLength: 4 }), (messages) => {
      const texts = messages.map(({ order, copy, header, shape, place, mark }) => {
        return header + (places[place]?.(shape(written(order, copy))) ?? "") + mark;
      });

      expect(read(texts.join("\n"))).toEqual({
        orders: messages.map(({ order, place }) => ({
          ...asRead(order),
          notes: place === 0 ? [] : [remark],
        })),
        unread: [],
      });
    }),
    { numRuns: 300 },
  );
});

const milk = itemsWith("a2-milk:1-liter");
const [blank = ""] = milk.map((item) => blankMessage(item, en.order));
const filled = (address: string, name = "Name: Gita", mobile = "Mobile: 98765 43211") =>
  blank.replace("Address: ", address).replace("Name: ", name).replace("Mobile: ", mobile);

test.each([
  [filled("Address: "), []],
  [filled("Address: Ward 7\nNear well\nBihar"), ["Ward 7", "Near well", "Bihar"]],
  [filled("Address: Ward 9"), ["Ward 9"]],
  [filled("Address:Ward 9", "Name:Gita", "Mobile:98765 43211"), ["Ward 9"]],
  [filled("address - Ward 9", "Name : Gita", "MOBILE = 98765 43211"), ["Ward 9"]],
  [filled("Address: \nWard 9", "Name: \nGita", "Mobile: \n98765 43211"), ["Ward 9"]],
  [filled("Address: Ward 9", "Name: Gita", "98765 43211"), ["Ward 9"]],
  [filled("Address: Ward 9").replace(/\nLandmark: $/, ""), ["Ward 9"]],
  [filled("Address: Ward 9").replace(/\nSupaul.*/, ""), ["Ward 9"]],
  [filled("Address: ").replace("853121", "853121\nWard 9"), ["Ward 9"]],
])("reads the form without scripts, however it was filled in: %#", (text, address) => {
  const details = { name: ["Gita"], address, mobile: ["98765 43211"], landmark: [] };
  const order = { ...asRead(orderWith({ items: milk })), number: undefined, placedAt: undefined };

  expect(read(text)).toMatchObject({ orders: [{ ...order, day: "", details }], unread: [] });
});

const among = (line: string) => [/(?=\nTotal)/, `\n${line}`] as const;
const timed = (time: string) => ["6:42 PM", time] as const;
const dated = (date: string) => ["20 Nov 2026", date] as const;
const december = "[11/12/26, 6:45 pm] S: ";

test.each<readonly [string, readonly [string | RegExp, string], Partial<ReceivedOrder>]>([
  ["", [/Total: .+/, "Total: ₹1"], { total: 1, warnings: ["sums"] }],
  ["", [/(₹.+) = ₹.+/, "$1 = ₹1"], { warnings: ["sums"] }],
  ["", [/500g - ₹.+/, "500g - ₹1"], { warnings: ["sums", "prices"] }],
  ["", ["Fresh Paneer - 500g", "Camel milk - 1 Liter"], { warnings: ["unknown-items"] }],
  ["", among("3. please come before 7"), { warnings: [], notes: ["3. please come before 7"] }],
  ["", among("plus ₹20 for the bag"), { warnings: ["unknown-items"], notes: [] }],
  ["", among("2. Paneer half kg"), { warnings: ["unknown-items"], notes: [] }],
  ["", timed("6:42 pm"), {}],
  ["", timed("6:42\u202fPM "), {}],
  ["", timed("6.42 p. m."), {}],
  ["", timed("18:42"), {}],
  ["", timed("शाम ६:४२ बजे"), {}],
  ["", timed("रात 12:05 बजे"), { placedAt: new Date("2026-11-20T00:05+05:30") }],
  ["", timed("6:42"), { placedAt: undefined }],
  ["", timed("18:42 AM"), { placedAt: undefined }],
  ["", timed("evening"), { placedAt: undefined }],
  ["[25/11/26, 6:45 pm] S: ", dated("1 Jan 2015"), { day: "2026-11-25", warnings: ["dates"] }],
  ["[21/11/26, 6:45 pm] S: ", dated("20 nov 2026"), { day: "2026-11-21", warnings: [] }],
  [december, dated("11 Dec 2026"), { day: "2026-12-11", warnings: [] }],
  [december, dated("12 Nov 2026"), { day: "2026-11-12", warnings: [] }],
  [december, dated("1 Jan 2015"), { day: "", warnings: ["dates"] }],
  [`[13/11/26, 6:45 pm] S: hi\n${december}`, dated("1 Jan 2015"), { day: "2026-12-11" }],
  ["[1/1, 0:05] S: ", dated("31 Dec 2026"), { day: "2027-01-01", warnings: [] }],
  ["", dated("11/12/2026"), { day: "", warnings: [] }],
])("under %j, an order with %j warns, and nothing is guessed", (head, [was, is], expected) => {
  const { placedAt, day } = asRead(sita);
  const usual = String(was).startsWith("20 Nov") ? {} : { placedAt, day };

  expect(read(head + written(sita).replace(was, is)).orders).toMatchObject([
    { number: "DM-7K3Q", ...usual, ...expected },
  ]);
});

/** Lines of the message, and headers of WhatsApp, typed into the form. */
const forged = fc
  .constantFrom(
    ...written(sita).split("\n"),
    ...written(ram, hi).split("\n"),
    ...headers,
    `${webHeader}${en.order.greeting}`,
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
const anyHeader = fc.constantFrom("", ...headers);

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

      const { orders, unread } = read(text.join("\n").replaceAll("\n", end));
      // Days are those of the heads.
      expect(orders.map((order) => ({ ...order, day: "", warnings: [] }))).toEqual(
        messages.map(({ order, details }) => ({ ...asRead({ ...order, details }), day: "" })),
      );
      expect(unread).toEqual([]);
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
