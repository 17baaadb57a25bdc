import fc from "fast-check";
import { en, hi } from "@/lib/copy";
import { packingOf } from "@/lib/seller/sheet";
import {
  csv,
  dayText,
  deliveryText,
  phoneParts,
  quantityText,
  spreadsheet,
  warningTexts,
} from "@/lib/seller/texts";
import { totalOf } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { itemsWith, priceOf } from "@/tests/support/goods";
import { receivedWith } from "@/tests/support/orders";

/** So many of each item. */
function ordered(counts: Readonly<Record<string, number>>) {
  return itemsWith(...Object.keys(counts)).map((item) => ({ item, count: counts[item.id] ?? 0 }));
}

const liter = "desi-cow-milk:1-liter";
const sitaItems = itemsWith(liter, liter, liter, "fresh-paneer:250g", "fresh-paneer:250g");
const three = priceOf(liter, liter, liter);
const today = priceOf("desi-cow-milk:half-liter", liter);

const sita = receivedWith({
  items: ordered({ "desi-cow-milk:1-liter": 3, "fresh-paneer:250g": 2 }),
  total: 440,
  notes: ["come before 7"],
});
const gita = receivedWith({
  number: "DM-9GAT",
  items: ordered({ "desi-cow-milk:half-liter": 1, "desi-cow-milk:1-liter": 1 }),
  total: 1,
  details: {
    name: ['=HYPERLINK("x")'],
    address: ["+1", "1. Ram"],
    landmark: ["@temple"],
    mobile: ["-1"],
  },
  insteadOf: ["DM-AAAA"],
  warnings: ["sums"],
});
const nobody = receivedWith({ number: undefined, placedAt: undefined, day: "", details: {} });
const orders = [sita, gita];

test("writes the message to the delivery person, every typed text behind its label", () => {
  expect(deliveryText({ orders, packing: packingOf(orders), copy: en })).toBe(`To pack
Desi cow milk: 1 × 1/2 Liter, 4 × 1 Liter (4.5 L)
Fresh Paneer: 2 × 250g (0.5 kg)

1. Name: Sita Devi
3 × Desi cow milk - 1 Liter
2 × Fresh Paneer - 250g
Note: come before 7
Address: Ward 7, Station Road, Near old well
Mobile: 9876543210
Collect ${formatRupees(totalOf(sitaItems))}
DM-7K3Q

2. Name: =HYPERLINK("x")
1 × Desi cow milk - 1/2 Liter
1 × Desi cow milk - 1 Liter
! The sums in this message do not add up. At today’s prices it comes to ${today}.
Address: +1, 1. Ram
Landmark: @temple
Mobile: -1
Collect ₹1
DM-9GAT

Orders: 2. To collect: ${formatRupees(totalOf(sitaItems) + 1)}`);
});

test("writes it in Hindi, also for an order that says hardly anything", () => {
  const sheet = { orders: [nobody], packing: packingOf([nobody]), copy: hi };

  expect(deliveryText(sheet)).toBe(`क्या पैक करना है
देसी गाय का दूध: 3 × 1 लीटर (3 लीटर)

1. नाम: नाम नहीं लिखा
3 × देसी गाय का दूध - 1 लीटर
पता: ${""}
मोबाइल नंबर: ${""}
${three} लेने हैं

ऑर्डर: 1. लेने हैं: ${three}`);
});

test("writes a CSV file in which nothing typed is a formula", () => {
  expect(spreadsheet({ orders, copy: en }).split("\r\n")).toEqual([
    '\ufeff"Order","Ordered","Name","Address","Landmark","Mobile","Items","Total","Instead of","Check","Note"',
    '"DM-7K3Q","\u200b2026-11-20 18:42","Sita Devi","Ward 7, Station Road, Near old well","","\u200b9876543210","3 × Desi cow milk - 1 Liter; 2 × Fresh Paneer - 250g",440,"","","come before 7"',
    `"DM-9GAT","\u200b2026-11-20 18:42","'=HYPERLINK(""x"")","'+1, 1. Ram","'@temple","'-1","1 × Desi cow milk - 1/2 Liter; 1 × Desi cow milk - 1 Liter",1,"DM-AAAA","The sums in this message do not add up. At today’s prices it comes to ₹90.",""`,
    "",
  ]);
  expect(spreadsheet({ orders: [nobody], copy: hi })).toContain(
    '\r\n"","","","","","","3 × देसी गाय का दूध - 1 लीटर",180,"","",""\r\n',
  );
});

const camel = receivedWith({
  unknownItems: ["1. Camel milk", "2. Ice"],
  warnings: ["unknown-items", "prices"],
});
const [notSold, newPrices] = warningTexts(camel, en.seller);

test.each([
  [dayText("2026-11-05", en.order), "5 Nov 2026"],
  [quantityText(packingOf(orders).quantity, en.seller), "4.5 L, 0.5 kg"],
  [notSold, "Not sold here: 1. Camel milk; 2. Ice"],
  [newPrices, `Not today’s prices. Today it comes to ${three}.`],
])("says “%s”", (said, sentence) => {
  expect(said).toBe(sentence);
});

test.each([
  ["a formula", "'", ["=1+1", "+91", "-1", "@SUM(A1)", " =1", "\t=1", "＝1", "\u200e=1", "|cmd"]],
  ["a number", "\u200b", ["7/12", "3-4", "09876543210", "1E5", "TRUE", "₹60"]],
  ["a date", "\u200b", ["2026-11-20 18:42", "May 5", "6:42 pm"]],
])("no spreadsheet takes a text for %s", (_, guard, texts) => {
  const lines = texts.map((text) => `"${guard}${text}"\r\n`);

  expect(csv(texts.map((text) => [text]))).toBe(`\ufeff${lines.join("")}`);
});

test("every text is one field, whatever quotes and commas it has", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [, inside = ""] = /^\ufeff"(.*)"\r\n$/s.exec(csv([[text]])) ?? [];
      expect(inside.replaceAll('""', "")).not.toContain('"');
      expect(inside.replaceAll('""', '"').replace(/^['\u200b]/, "")).toBe(text.replace(/^'/, ""));
    }),
  );
});

test.each([
  ["9876543210", "[9876543210](tel:+919876543210)"],
  ["+977 98-1234567", "[+977 98-1234567](tel:+977981234567)"],
  [
    "98765 43210 or 061234567890, ask for Ram",
    "[98765 43210](tel:+919876543210) or [061234567890](tel:061234567890), ask for Ram",
  ],
  [
    "९८७६५ ४३२१० या ०६१२३४५, राम से पूछें",
    "[९८७६५ ४३२१०](tel:+919876543210) या [०६१२३४५](tel:0612345), राम से पूछें",
  ],
  ["98765−43210", "[98765−43210](tel:+919876543210)"],
  ["91-098765 43210", "[91-098765 43210](tel:+919876543210)"],
  ["۹۸۷۶۵۴۳۲۱۰", "[۹۸۷۶۵۴۳۲۱۰](tel:+919876543210)"],
  ["98765 43210 98765 43211", "[98765 43210 ](tel:+919876543210)[98765 43211](tel:+919876543211)"],
  ["98765 43210 98765 4321", "98765 43210 98765 4321"],
  ["no phone", "no phone"],
])("makes numbers in %j callable: %s", (typed, linked) => {
  const parts = phoneParts(typed).map(({ text, href }) => (href ? `[${text}](${href})` : text));

  expect(parts.join("")).toBe(linked);
});
