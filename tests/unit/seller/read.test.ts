import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { copyIn, en, hi, type Copy } from "@/lib/copy";
import { languages } from "@/lib/language";
import { orderSms } from "@/lib/order/message";
import type { ReceivedOrder } from "@/lib/seller/order";
import { anyCharacter, anyDetails, anyOrder, detailsOf } from "@/tests/support/arbitraries";
import { halfMilk, itemWith, itemsWith, milk } from "@/tests/support/goods";
import { detailsWith, fullOrder, orderWith, receivedFrom, noNumber } from "@/tests/support/orders";
import { cleanText } from "@/lib/text";
import { formOf, messageOf, readChats } from "@/tests/unit/seller/chats";

const { months, addressEnd } = en.order;
const { mobile, landmark } = en.order.fields;
const date = (day: number, month: number, year = 2026) => `${day} ${months[month - 1]} ${year}`;

const sita = fullOrder;
const ram = orderWith({
  number: "DM-9RAM",
  items: itemsWith(halfMilk),
  details: detailsWith({ name: "राम" }),
});

/** These orders are all that is read. */
function expectRead(text: string, ...orders: readonly ReceivedOrder[]) {
  const { orders: read, ...others } = readChats(text);
  const spaced = read.map((each) => ({ ...each, reference: each.reference.replace(/\s/g, " ") }));
  expect(spaced).toEqual(orders);
  expect(others).toEqual({ open: [], others: [], counts: [orders.length] });
}

/** What phones, WhatsApp Web and exports write in front of the first line of a message. */
const heads = [
  "[20/11, 6:45 pm] Sita: ",
  "[20/11/26, 6:45:12\u202fPM] ~\u00a0Sita: ",
  "\u200e[20/11/26, 18:45:12] \u202a+91 98765 43210\u202c: \u200e",
  "[20/11/2026 18:45] Sita: ",
  "[20.11., 18:45] Sita: ",
  "[२०/११/२६, शाम 6:45 बजे] राम: ",
  "[20 Nov 2026, 18:45] Sita: ",
  "[Nov 20, 6:45 PM] Sita: ",
  "[18:45, 20/11/2026] Sita: ",
  "20/11/26, 6:45\u202fpm - Sita: ",
  "11/20/26, 6:45 PM - Sita: ",
  "2026-11-20, 6:45 p. m. - Sita: ",
  "20/11/26، 6:45 PM - Sita: ",
  "20-11-2026 18.45 – Sita: ",
  "२०/११/२६, ६:४५ अपराह्न - सीता: ",
  "20/11/26, সন্ধ্যা ৬:৪৫ - সীতা: ",
  "۲۰/۱۱/۲۶، ۶:۴۵ PM - سیتا: ",
  "20/11/26, 6:45:12 PM: Sita: ",
];

const marks = [" \u200e<This message was edited>", "\n<यह मैसेज एडिट किया गया>"];
type Replacement = [RegExp, string];
const put = (place: RegExp, text: string): Replacement => [place, text];
/** In an earlier release the second line of an address had no label. */
function earlierIn({ order: { fields } }: Copy): Replacement {
  const labels = new RegExp(`${fields.address1.label}(.*)\\n${fields.address2.label}: `);
  return put(labels, `${fields.address1.earlierLabel}$1\n`);
}

/** What phones, chats and people make of a message. */
const shapes: Replacement[] = [
  earlierIn(en),
  earlierIn(hi),
  ...["  1. ", "• ", "1) ", "($1) ", "★ ", "① ", "1️⃣ ", "- [ ] ", "a) ", "१. ", ""].map((sign) =>
    put(/^(\d+)\. /gm, sign),
  ),
  ...[" ", "\t", "> ", "• "].map((sign) => put(/^.+$/gm, `${sign}$&`)),
  ...["*", "```"].map((sign) => put(/^.+$/gm, `${sign}$&${sign}`)),
  // The second order lacks its greeting.
  put(/^.+\n\n/, ""),
  put(/\n/g, "\n\n"),
  // Spaces that do not break, in lines with a price or a number.
  put(/(?<=(?:₹|DM-).*) | (?=.*(?:₹|DM-))/g, "\u00a0"),
  put(/ - /g, " – "),
  put(/₹/g, "Rs. "),
  put(/^([^:\n]+): /gm, "*$1*: "),
  put(/^([^:\n]+): /gm, "$1 : "),
];
const remark = "कृपया 7 बजे से पहले, please!";
const above = (labelIn: (words: Copy["order"]) => string) =>
  new RegExp(`\\n(?=\\P{L}*(?:${[en, hi].map(({ order }) => labelIn(order)).join("|")}))`, "u");
const nowhere = put(/$/, "");
/** Where a household adds a remark. */
const places: Replacement[] = [
  nowhere,
  [/$/, ` ${remark}`],
  [/$/, `\n\n${remark}`],
  [above((words) => words.total.split(":")[0] ?? ""), `\n${remark}\n`],
  [above((words) => words.fields.name.label), `\n${remark}\n\n`],
  [above((words) => words.fields.mobile.label), `\n${remark}\n`],
  [/^/, `${remark}\n`],
];

test("reads orders under every head, in every shape, and what a household adds word for word", () => {
  const message = fc.record({
    order: fc.constantFrom(sita, ram),
    language: fc.constantFrom(...languages),
    head: fc.constantFrom(...heads),
    shape: fc.constantFrom(...shapes),
    place: fc.constantFrom(...places),
    mark: fc.constantFrom("", ...marks),
  });
  fc.assert(
    fc.property(fc.array(message, { maxLength: 4 }), (messages) => {
      const texts = messages.map(({ order, language, head, shape, place, mark }) => {
        const message = messageOf(order, copyIn[language]).replace(...shape);
        return head + message.replace(...place) + mark;
      });
      const orders = messages.map(({ order, language, place }) => ({
        ...receivedFrom(order, copyIn[language]),
        notes: place === nowhere ? [] : [remark],
      }));

      expectRead(texts.join("\n"), ...orders);
    }),
    { numRuns: 300 },
  );
});

test.each([en, hi])("reads a text message, also right behind an order: $language", (copy) => {
  const sms = orderSms(sita, copy.order);

  // As a phone shows its first part.
  const reference = `(1/2) ${receivedFrom(sita, copy).reference}`;
  expectRead(`(1/2) ${sms}`, { ...receivedFrom(sita, copy), reference });
  expectRead(messageOf(ram) + sms, receivedFrom(ram), receivedFrom(sita, copy));
});

const gita = formOf("Gita");
const milkShop = `${en.productNames[itemWith(milk).product]} shop`;

test.each<[what: string, text: string, address2?: string, mobile?: string]>([
  ["three rows", formOf("Gita", "Ward 9\nRoad\nOld well"), "Road, Old well"],
  ["of an earlier release", gita.replace(...earlierIn(en))],
  ["a shop in its address", formOf("Gita", `Ward 9\n${milkShop}`), milkShop],
  ["other signs behind labels", formOf("Gita", "Ward 9", " - ")],
  ["a label in capitals", gita.replace(`${mobile.label}: `, "MOBILE = ")],
  ["a label of their own", gita.replace(`${mobile.label}:`, "Ph."), "", "Ph. 98765 43211"],
  [
    "two numbers",
    gita.replace(mobile.label, "91234 56780, my"),
    "",
    "91234 56780, my: 98765 43211",
  ],
  [
    "a neighbour's number",
    formOf("Gita", "Ward 9\nby 91234567-80"),
    "",
    "98765 43211, by 91234567-80",
  ],
  ["texts below their labels", formOf("Gita", "Ward 9", ": \n")],
  ["the number without its label", gita.replace(`${mobile.label}: `, "")],
  ["no label of the landmark", gita.replace(`\n${landmark.label}: `, "")],
  ["no place", gita.replace(`\n${addressEnd}`, "")],
  ["the address below the place", formOf("Gita", "").replace(addressEnd, `${addressEnd}\nWard 9`)],
])("reads the form without scripts: %s", (_, text, address2 = "", mobile = "98765 43211") => {
  const order = receivedFrom(orderWith({ items: itemsWith(milk) }));
  const typed = { name: "Gita", address1: "Ward 9", address2, mobile };
  const details = { ...order.details, ...typed };

  expectRead(text, { ...order, ...noNumber, details });
});

test.each([
  ["[25/11/26, 6:45 pm] S: ", date(1, 1, 2015), "2026-11-25", ["dates"]],
  ["[21/11/26, 6:45 pm] S: ", date(20, 11).toLowerCase(), "2026-11-21", []],
  ["2026-11-21, 6:45 p. m. - S: ", "", "2026-11-21", []],
  ["[11/12/26, 6:45 pm] S: ", date(12, 11), "2026-11-12", []],
  ["[11/12/26, 6:45 pm] S: ", date(1, 1, 2015), "2026-12-11", ["dates"]],
  ["[11/13/26, 6:45 pm] S: hi\n[11/12/26, 6:45 pm] S: ", date(1, 1, 2015), "2026-11-12", ["dates"]],
  ["[1/1, 0:05] S: ", date(31, 12), "2027-01-01", []],
  ["[Nov 21, 6:45 PM] S: ", "", "2026-11-21", []],
  ["", "11/12/2026", "", []],
])("under %j an order of %s is of the day %j", (head, typed, day, warnings) => {
  const [order] = readChats(head + messageOf(sita).replace(date(20, 11), typed)).orders;

  expect(order).toMatchObject({ number: "DM-7K3Q", day });
  expect(order?.warnings.map(({ kind }) => kind)).toEqual(warnings);
});

/** Lines of the message, and heads of WhatsApp, typed into the form. */
const forged = fc
  .constantFrom(...messageOf(sita).split("\n"), ...messageOf(ram, hi).split("\n"), ...heads)
  .map((line) => line || "x");
const forgedText = fc.tuple(forged, fc.oneof(fc.constant(""), forged)).map((both) => both.join(""));
const forgedDetails = detailsOf(() => forgedText);

test("whatever shoppers typed, reading what was composed gives the orders back", () => {
  const message = fc.record({
    order: anyOrder,
    details: fc.oneof(anyDetails, forgedDetails),
    language: fc.constantFrom(...languages),
    head: fc.constantFrom("", ...heads),
  });
  fc.assert(
    fc.property(fc.array(message, { maxLength: 5 }), (messages) => {
      const texts = messages.map(
        ({ order, details, language, head }) =>
          head + messageOf({ ...order, details }, copyIn[language]),
      );

      const { orders, open, others } = readChats(texts.join("\n").replaceAll("\n", "\r\n"));
      // Days are those of the heads.
      const undated = (order: ReceivedOrder) => ({ ...order, day: "", warnings: [] });
      const composed = messages.map(({ order, details, language }) =>
        receivedFrom({ ...order, details }, copyIn[language]),
      );
      expect(orders.map(undated)).toEqual(composed.map(undated));
      expect([...open, ...others]).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("never throws, and loses no row of any text", () => {
  const anyRow = fc.oneof(forgedText, fc.string({ unit: anyCharacter, maxLength: 40 }));
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 40 }), (rows) => {
      const { orders, open, others } = readChats(rows.join("\n"));
      if (orders.length > 0) return;
      const visible = (texts: readonly string[]) =>
        Array.from(cleanText(texts.join("")).replace(/\s/g, "")).sort();
      expect(visible([...open, ...others])).toEqual(visible(rows));
    }),
  );
});

test("very much white space does not freeze the reader", async () => {
  // With so much, work that grows with the square of the length takes half a minute, and any other less than a second.
  const space = " ".repeat(200_000);
  for (const text of [`${heads[0]}hi${space}x`, `${en.order.greeting}\n\n1. A2 milk${space}x`])
    expect(readChats(text).orders).toEqual([]);
  // Jest can end a test that took too long only while it waits for a timer.
  await setTimeout(0);
}, 10_000);
