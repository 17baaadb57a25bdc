import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { copyIn, en, hi, type Copy } from "@/lib/copy";
import { languages } from "@/lib/language";
import { blankMessage, orderSms } from "@/lib/order/message";
import type { Order } from "@/lib/order/order";
import { readChat, type ReceivedOrder } from "@/lib/seller/chat";
import { joinChats } from "@/lib/seller/join";
import { indianTime } from "@/lib/shop/format";
import { totalOf } from "@/lib/order/total";
import { allItems, countItems, findItems } from "@/lib/shop/catalogue";
import { fill } from "@/lib/fill";
import {
  cow,
  curd,
  ghee,
  halfCow,
  halfMilk,
  itemWith,
  itemsWith,
  milk,
  nameOf,
  paneer,
} from "@/tests/support/goods";
import {
  anyDetails,
  anyOrder,
  composed,
  detailsOf,
  detailsWith,
  fullOrder,
  orderWith,
  sellerWords,
} from "@/tests/support/orders";

function read(...texts: string[]) {
  const { orders, broken, others } = joinChats(texts.map((text) => readChat(text, sellerWords)));
  return { orders, broken, others };
}
const written = (order: Order, copy: Copy = en) => composed(order, copy).message;

const { fields, months, addressEnd, time, dayParts } = en.order;
const nameLabel = fields.name.label;
const addressLabel = fields.address1.label;
const mobileLabel = fields.mobile.label;
const [beforeTotal = ""] = en.order.total.split("{total}");
const date = (day: number, month: number, year = 2026) => `${day} ${months[month - 1]} ${year}`;

const sita = fullOrder;
const ram = orderWith({
  number: "DM-9RAM",
  items: itemsWith(halfMilk),
  details: detailsWith({ name: "राम" }),
});

/** What reading an order must return. */
function asRead(order: Order, language: Copy["language"] = "en"): ReceivedOrder {
  const { number, placedAt, insteadOf, ids, details = detailsWith() } = order;
  const chosen = findItems(ids);
  return {
    number,
    language,
    placedAt: new Date(placedAt),
    insteadOf,
    items: allItems
      .map((item) => ({ item, count: countItems(chosen).get(item) ?? 0 }))
      .filter(({ count }) => count > 0),
    unknownItems: [],
    doubtfulLines: [],
    total: totalOf(chosen),
    details,
    warnings: [],
    day: indianTime(new Date(placedAt)).toISOString().slice(0, 10),
    isDayOfChat: false,
    notes: [],
    later: [],
  };
}
/** What reading it must return where a head says when it came. */
const underHead = (order: Order, language?: Copy["language"]): ReceivedOrder => ({
  ...asRead(order, language),
  isDayOfChat: true,
});

test("reads what was sent as a text message, in both languages", () => {
  const six = itemsWith(cow, cow, halfCow, paneer, ghee, curd);
  for (const { language, order: words } of [en, hi]) {
    const order = orderWith({ ...fullOrder, items: six, ids: six.map(({ id }) => id) });
    expect(read(orderSms(order, words))).toEqual({
      orders: [asRead(order, language)],
      broken: [],
      others: [],
    });
  }
});

/** What WhatsApp writes in front of the first line of a message. */
const headers = [
  // Several messages copied on a phone; an export of an iPhone.
  "[20/11, 6:45 pm] Sita: ",
  "[20/11/26, 6:45 PM] +91 98765 43210: ",
  "[20/11/26, 6:45:12\u202fPM] ~\u00a0Sita: ",
  "\u200e[20/11/26, 18:45:12] \u202a+91 98765 43210\u202c: \u200e",
  "[20/11/2026 18:45] Sita: ",
  "[20.11., 18:45] Sita: ",
  "[20/11/26, 6:45:12 अपराह्न] सीता: ",
  "[२०/११/२६, शाम 6:45 बजे] राम: ",
  "[20/11/26, ਸ਼ਾਮ 6:45] ਸੀਤਾ: ",
  "[2026-11-20, 6:45 p.m.] Sita: ",
  "[20 Nov 2026, 18:45] Sita: ",
  "[20 Nov, 6:45 pm] Sita: ",
  "[Nov 20, 6:45 PM] Sita: ",
  // Messages copied in WhatsApp Web.
  "[18:45, 20/11/2026] Sita: ",
  "[6:45 pm, 11/20/2026] Dehati Milk: ",
  "[शाम 6:45, 20/11/2026] राम: ",
  // An export of Android.
  "20/11/26, 6:45 pm - Sita: ",
  "20/11/2026, 18:45 - Ram: Ji: ",
  "20/11/26, 6:45\u202fpm - Sita: ",
  "11/20/26, 6:45 PM - Sita: ",
  "2026-11-20, 6:45 p. m. - Sita: ",
  "20/11/26، 6:45 PM - Sita: ",
  "20.11.26, 18:45 – Sita: ",
  "20-11-2026 18.45 - Sita: ",
  "२०/११/२६, ६:४५ अपराह्न - सीता: ",
  "20/11/26, সন্ধ্যা ৬:৪৫ - সীতা: ",
  "۲۰/۱۱/۲۶، ۶:۴۵ PM - سیتا: ",
  // An export of an old iPhone.
  "20/11/26, 6:45:12 PM: Sita: ",
];

test("returns text that is not an order unchanged", () => {
  const others = [
    "20/11/26, 5:01 am - Messages and calls are end-to-end encrypted.",
    "20/11/26, 5:02 am - Gita: Namaste, is there paneer?\n\nPlease say.",
    "20/11/26, 5:04 am - Ram: Thank you 🙏",
  ];
  const chat = [...others.slice(0, 2), `20/11/26, 5:03 am - Sita: ${written(sita)}`, others[2]];

  expect(read(chat.join("\n"))).toEqual({ orders: [underHead(sita)], broken: [], others });
});

test("an order that was cut off takes nothing from the next one", () => {
  const whole = written(sita).split("\n");
  const last = whole.findIndex((line) => line.startsWith(mobileLabel));
  for (let length = 1; length <= last; length += 1) {
    const start = `[20/11/26, 5:03 AM] S: ${whole.slice(0, length).join("\n")}`;

    const { orders, broken, others } = read(`${start}\n[20/11/26, 5:04 AM] R: ${written(ram)}`);
    expect(orders).toEqual([underHead(ram)]);
    // One that has but its greeting is no more than that.
    expect(length > 2 ? broken : others).toEqual([start.trimEnd()]);
  }
});

test.each([
  [
    "the total",
    new RegExp(`${beforeTotal}.+`),
    `${beforeTotal}₹1`,
    { total: 1, warnings: ["sums"] },
  ],
  ["the sum of an item", /(₹.+) = ₹.+/, "$1 = ₹1", { warnings: ["sums"] }],
  ["a price", /^(2\. .+ - )₹.+/m, "$1₹1", { warnings: ["sums", "prices"] }],
  ["an item", nameOf(paneer, en, " - "), "Camel milk - 1 Liter", { warnings: ["unknown-items"] }],
  [
    "the total, which is then not certain,",
    /(?<=\n.+)₹[\d,]+(?=\n\n)/,
    "₹99999999999999",
    { total: sita.rupees, warnings: ["doubtful"] },
  ],
])("warns of a message in which %s was changed", (_, was, is, expected) => {
  const [order] = read(written(sita).replace(was, is)).orders;

  expect(order).toMatchObject(expected);
});

const marks = [
  " \u200e<This message was edited>",
  " <यह मैसेज एडिट किया गया>",
  "\n<Media omitted>",
  "\nimage omitted",
  "\nइमेज छोड़ी गई",
];
/** A label in either language. */
const either = (labelIn: (words: Copy["order"]) => string) =>
  `(?:${labelIn(en.order)}|${labelIn(hi.order)})`;
const name = either(({ fields }) => fields.name.label);
const mobile = either(({ fields }) => fields.mobile.label);
const landmark = either(({ fields }) => fields.landmark.label);
const total = either((words) => words.total.split(":")[0] ?? "");
type Replacement = [RegExp, string];

/** What phones, chats and people make of a message. */
const shapes: Replacement[] = [
  ...["  1. ", "• ", "- ", "1) ", "($1) ", "★ ", "① ", "1️⃣ ", "- [x] ", "a) ", "१. ", ""].map(
    (sign): Replacement => [/^(\d+)\. /gm, sign],
  ),
  ...[" ", "\t", "> ", ">> ", "• "].map((sign): Replacement => [/^.+$/gm, `${sign}$&`]),
  ...["*", "_", "~", "```"].map((sign): Replacement => [/^.+$/gm, `${sign}$&${sign}`]),
  // The second order lacks its greeting.
  [/^.+\n\n/, ""],
  [/\n/g, "\n\n"],
  // Spaces that do not break, in lines with a price or a number.
  [/(?<=(?:₹|DM-).*) | (?=.*(?:₹|DM-))/g, "\u00a0"],
  [/ - /g, " – "],
  [/₹/g, "Rs. "],
  [new RegExp(`^(${total}|${name}):`, "gm"), "*$1*:"],
  [new RegExp(`^(${mobile}|${landmark}):`, "gm"), "$1 :"],
  [/ PM/, " pm"],
];
const remark = "कृपया 7 बजे से पहले, please!";
const above = (label: string) => new RegExp(`\\n(?=\\P{L}*${label})`, "u");
const nowhere: Replacement = [/$/, ""];
/** Where a household adds a remark. */
const places: Replacement[] = [
  nowhere,
  [/$/, ` ${remark}`],
  [/$/, `\n\n${remark}`],
  [above(total), `\n${remark}\n`],
  [above(name), `\n${remark}\n\n`],
  [above(mobile), `\n${remark}\n`],
  [/^/, `${remark}\n`],
];

test("reads orders under every header, in every shape, and what a household adds word for word", () => {
  const message = fc.record({
    order: fc.constantFrom(sita, ram),
    language: fc.constantFrom(...languages),
    // Where a sender's name ends that has a colon, nobody can tell.
    header: fc.constantFrom(...headers.filter((each) => !each.includes("Ji"))),
    shape: fc.constantFrom(...shapes),
    place: fc.constantFrom(...places),
    mark: fc.constantFrom("", ...marks),
  });
  fc.assert(
    fc.property(fc.array(message, { maxLength: 4 }), (messages) => {
      const texts = messages.map(({ order, language, header, shape, place, mark }) => {
        const message = written(order, copyIn[language]).replace(...shape);
        return header + message.replace(...place) + mark;
      });

      expect(read(texts.join("\n"))).toEqual({
        orders: messages.map(({ order, language, place }) => ({
          ...underHead(order, language),
          notes: place === nowhere ? [] : [remark],
        })),
        broken: [],
        others: [],
      });
    }),
    { numRuns: 300 },
  );
});

/** The form for browsers without scripts, as somebody has filled it in. */
function form(address: string, sign = ": "): string {
  const typed = [
    [nameLabel, "Gita"],
    [addressLabel, address],
    [mobileLabel, "98765 43211"],
  ] as const;
  return typed.reduce(
    (text, [label, value]) => text.replace(`${label}: `, label + sign + value),
    blankMessage(itemWith(milk), en.order),
  );
}
const gita = form("Ward 9");
const secondLine = `${fields.address2.label}: `;
/** The same in an earlier release, where the second line of an address had no label. */
const earlier = (text: string) =>
  text
    .replace(`${addressLabel}:`, `${fields.address1.earlierLabel}:`)
    .replace(new RegExp(`^${secondLine}(.*)\n`, "m"), (_, typed) => (typed ? `${typed}\n` : ""));

test.each([
  ["no address", form(""), "", ""],
  [
    "an address in two lines",
    gita.replace(secondLine, `${secondLine}Old well`),
    "Ward 9",
    "Old well",
  ],
  [
    "an address of three lines",
    form("Ward 9\nStation Road\nOld well"),
    "Ward 9",
    "Station Road, Old well",
  ],
  ["as it stands", gita, "Ward 9", ""],
  ["of an earlier release", earlier(gita), "Ward 9", ""],
  [
    "of an earlier release, of three lines",
    earlier(form("Ward 9\nRoad\nWell")),
    "Ward 9",
    "Road, Well",
  ],
  ["no spaces behind labels", form("Ward 9", ":"), "Ward 9", ""],
  [
    "other signs behind labels",
    form("Ward 9", " : ").replace(`${addressLabel} : `, `${addressLabel.toLowerCase()} - `),
    "Ward 9",
    "",
  ],
  [
    "a label in capitals",
    gita.replace(`${mobileLabel}: `, `${mobileLabel.toUpperCase()} = `),
    "Ward 9",
    "",
  ],
  ["texts below their labels", form("Ward 9", ": \n"), "Ward 9", ""],
  ["the number without its label", gita.replace(`${mobileLabel}: `, ""), "Ward 9", ""],
  ["no label of the landmark", gita.replace(`\n${fields.landmark.label}: `, ""), "Ward 9", ""],
  ["no place", gita.replace(`\n${addressEnd}`, ""), "Ward 9", ""],
  [
    "the address below the place",
    form("").replace(addressEnd, `${addressEnd}\nWard 9`),
    "Ward 9",
    "",
  ],
])("reads the form without scripts: %s", (_, text, address1, address2) => {
  const order = asRead(orderWith({ items: itemsWith(milk) }));
  const details = { name: "Gita", address1, address2, mobile: "98765 43211", landmark: "" };

  expect(read(text)).toEqual({
    orders: [{ ...order, number: undefined, placedAt: undefined, day: "", details }],
    broken: [],
    others: [],
  });
});

test.each([en, hi])("reads messages of earlier releases: $language", (copy) => {
  const { address1, address2 } = copy.order.fields;
  const was = written(sita, copy)
    .replace(`${address1.label}: `, `${address1.earlierLabel}: `)
    .replace(`${address2.label}: `, "");

  expect(read(was)).toEqual({ orders: [asRead(sita, copy.language)], broken: [], others: [] });
});

test.each([
  ["6:42 pm", "18:42"],
  ["6:42\u202fPM ", "18:42"],
  ["6.42 p. m.", "18:42"],
  ["18:42", "18:42"],
  ["शाम ६:४२ बजे", "18:42"],
  ["रात 12:05 बजे", "00:05"],
  ["6:42", undefined],
  ["18:42 AM", undefined],
  ["evening", undefined],
])("the time %j is read as %s, never as another one", (typed, clock) => {
  const [order] = read(
    written(sita).replace(fill(time, { part: dayParts.evening, hour: 6, minute: 42 }), typed),
  ).orders;

  expect(order).toMatchObject({ number: "DM-7K3Q", day: "2026-11-20" });
  expect(order?.placedAt).toEqual(clock && new Date(`2026-11-20T${clock}+05:30`));
});

test.each([
  ["[25/11/26, 6:45 pm] S: ", date(1, 1, 2015), "2026-11-25", ["dates"]],
  ["[21/11/26, 6:45 pm] S: ", date(20, 11).toLowerCase(), "2026-11-21", []],
  ["[11/12/26, 6:45 pm] S: ", date(11, 12), "2026-12-11", []],
  ["[11/12/26, 6:45 pm] S: ", date(12, 11), "2026-11-12", []],
  ["[11/12/26, 6:45 pm] S: ", date(1, 1, 2015), "", ["dates"]],
  ["[13/11/26, 6:45 pm] S: hi\n[11/12/26, 6:45 pm] S: ", date(1, 1, 2015), "2026-12-11", ["dates"]],
  ["[1/1, 0:05] S: ", date(31, 12), "2027-01-01", []],
  ["", "11/12/2026", "", []],
])("under %j an order of %s is of the day %j", (header, typed, day, warnings) => {
  const text = header + written(sita).replace(date(20, 11), typed);

  expect(read(text).orders).toMatchObject([{ number: "DM-7K3Q", day, warnings }]);
});

test.each([
  ["3. please come before 7", { warnings: [], notes: ["3. please come before 7"] }],
  ["plus ₹20 for the bag", { warnings: ["unknown-items"], notes: [] }],
  [
    `2. ${en.productNames["fresh-paneer"].split(" ").at(-1)} half kg`,
    { warnings: ["unknown-items"], notes: [] },
  ],
])("%j among the items is goods only if it looks like them", (line, expected) => {
  expect(
    read(written(sita).replace(`\n${beforeTotal}`, `\n${line}\n${beforeTotal}`)).orders,
  ).toMatchObject([expected]);
});

/** Lines of the message, and headers of WhatsApp, typed into the form. */
const forged = fc
  .constantFrom(
    ...written(sita).split("\n"),
    ...written(ram, hi).split("\n"),
    ...headers,
    `${headers.slice(0, 1).join("")}${en.order.greeting}`,
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

test("whatever shoppers typed, reading what was composed gives the orders back", () => {
  const message = fc.record({
    order: anyOrder,
    details: fc.oneof(anyDetails, forgedDetails),
    language: fc.constantFrom(...languages),
    header: fc.constantFrom("", ...headers),
  });
  fc.assert(
    fc.property(fc.array(message, { maxLength: 5 }), lineEnd, (messages, end) => {
      const text = messages.map(
        ({ order, details, language, header }) =>
          header + written({ ...order, details }, copyIn[language]),
      );

      const { orders, broken, others } = read(text.join("\n").replaceAll("\n", end));
      // Days are those of the headers.
      const undated = { day: "", isDayOfChat: false, warnings: [] };
      expect(orders.map((order) => ({ ...order, ...undated }))).toEqual(
        messages.map(({ order, details, language }) => ({
          ...asRead({ ...order, details }, language),
          ...undated,
        })),
      );
      expect([...broken, ...others]).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("never throws, and loses no line of any text", () => {
  const anyLine = fc.oneof(forgedText, fc.string({ unit: "binary", maxLength: 40 }));
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), (lines) => {
      const { orders, broken, others } = read(lines.join("\n"));
      if (orders.length > 0) return;
      const visible = (text: string) => Array.from(text.replace(/\s/g, "")).sort().join("");
      const shown = [...broken, ...others].join("\n");
      expect(visible(shown)).toBe(visible(lines.join("\n").replace(/^\ufeff/, "")));
    }),
  );
});

/** With so much, work that grows with the square of the length takes half a minute, and any other less than a second. */
const longSpace = 200_000;

test.each([
  ["a line", `[20/11/26, 5:03 AM] X: hi${" ".repeat(longSpace)}x`],
  ["a message", `[20/11/26, 5:03 AM] X: hi${"\n".repeat(longSpace)}x`],
  ["an item", `${en.order.greeting}\n\n1. A2 milk${" ".repeat(longSpace)}x`],
])(
  "very much white space in %s does not freeze the page",
  async (_, text) => {
    expect(read(text)).toEqual({ orders: [], broken: [], others: [text] });
    // Jest can end a test that took too long only while it waits for a timer.
    await setTimeout(0);
  },
  10_000,
);
