import fc from "fast-check";
import { en } from "@/lib/copy";
import {
  csv,
  dayText,
  deliveryText,
  phoneParts,
  quantityText,
  spreadsheet,
} from "@/lib/seller/texts";
import { totalOf } from "@/lib/order/total";
import { formatRupees } from "@/lib/shop/format";
import { fill } from "@/lib/text";
import {
  amountOf,
  cow,
  halfCow,
  itemsWith,
  nameOf,
  priceOf,
  sizeOf,
  smallPaneer,
} from "@/tests/support/goods";
import { receivedWith } from "@/tests/support/orders";

/** So many of each item. */
function ordered(counts: Readonly<Record<string, number>>) {
  return itemsWith(...Object.keys(counts)).map((item) => ({ item, count: counts[item.id] ?? 0 }));
}

const sitaItems = itemsWith(cow, cow, cow, smallPaneer, smallPaneer);
const three = priceOf(cow, cow, cow);
const today = priceOf(halfCow, cow);

const sita = receivedWith({
  items: ordered({ [cow]: 3, [smallPaneer]: 2 }),
  total: totalOf(sitaItems),
  notes: ["come before 7"],
});
const gita = receivedWith({
  number: "DM-9GAT",
  items: ordered({ [halfCow]: 1, [cow]: 1 }),
  total: 1,
  details: {
    name: '=HYPERLINK("x")',
    address1: "+1",
    address2: "1. Ram",
    landmark: "@temple",
    mobile: "-1",
  },
  insteadOf: ["DM-AAAA"],
  warnings: ["sums"],
});
const [l, kg] = [en.seller.liters, en.seller.kilos];
const amount = (of: string, amount: number) => fill(of, { amount });
const collect = (total: string) => fill(en.seller.collect, { total });
const packedLiters = amount(l, amountOf(halfCow, ...Array<string>(7).fill(cow)));
const packedKilos = amount(kg, amountOf(smallPaneer, smallPaneer));
const sums = fill(en.seller.warnings.sums, { total: today });
const { name, address1, address2, landmark, mobile } = en.order.fields;
const nobody = receivedWith({
  number: undefined,
  placedAt: undefined,
  day: "",
  details: { name: "", address1: "", address2: "", mobile: "", landmark: "" },
  unknownItems: ["1. Camel milk", "2. Ice"],
  warnings: ["unknown-items", "prices"],
});
const notSold = `${en.seller.warnings["unknown-items"]} 1. Camel milk; 2. Ice`;
const newPrices = fill(en.seller.warnings.prices, { total: three });
const orders = [sita, gita, nobody];

test("writes the message to the delivery person, every typed text behind its label", () => {
  expect(deliveryText({ orders, copy: en })).toBe(`${en.seller.pack}
${en.productNames["desi-cow-milk"]}: 1 × ${sizeOf(halfCow)}, 7 × ${sizeOf(cow)} (${packedLiters})
${en.productNames["fresh-paneer"]}: 2 × ${sizeOf(smallPaneer)} (${packedKilos})

1. ${name.label}: Sita Devi
3 × ${nameOf(cow, en, " - ")}
2 × ${nameOf(smallPaneer, en, " - ")}
${en.seller.note}: come before 7
${address1.label}: Ward 7, Station Road
${address2.label}: Near old well
${mobile.label}: 9876543210
${collect(formatRupees(totalOf(sitaItems)))}
DM-7K3Q

2. ${name.label}: =HYPERLINK("x")
1 × ${nameOf(halfCow, en, " - ")}
1 × ${nameOf(cow, en, " - ")}
! ${sums}
${address1.label}: +1
${address2.label}: 1. Ram
${landmark.label}: @temple
${mobile.label}: -1
${collect("₹1")}
DM-9GAT

3. ${name.label}: ${en.seller.nameless}
3 × ${nameOf(cow, en, " - ")}
! ${notSold}
! ${newPrices}
${address1.label}: ${""}
${mobile.label}: ${""}
${collect(three)}

${en.seller.orders}: 3. ${en.seller.toCollect}: ${formatRupees(totalOf(sitaItems) + 1 + nobody.total)}`);
});

test("writes a CSV file in which nothing typed is a formula", () => {
  const line = nameOf(cow, en, " - ");
  const goods = [
    `3 × ${line}; 2 × ${nameOf(smallPaneer, en, " - ")}`,
    `1 × ${nameOf(halfCow, en, " - ")}`,
  ];
  const [head = "", ...rows] = spreadsheet({ orders, copy: en }).split("\r\n");
  expect(head).toMatch(/^\ufeff("[^"]+",){11}"[^"]+"$/);
  expect(rows).toEqual([
    `"DM-7K3Q","\u200b2026-11-20 18:42","Sita Devi","Ward 7, Station Road","Near old well","","\u200b9876543210","${goods[0]}",${totalOf(sitaItems)},"","","come before 7"`,
    `"DM-9GAT","\u200b2026-11-20 18:42","'=HYPERLINK(""x"")","'+1","\u200b1. Ram","'@temple","'-1","${goods[1]}; 1 × ${line}",1,"DM-AAAA","${sums}",""`,
    `"","","","","","","","3 × ${line}",${nobody.total},"","${notSold} ${newPrices}",""`,
    "",
  ]);
});

test("writes days and amounts as people do", () => {
  expect(dayText("2026-11-05", en.order)).toBe(`5 ${en.order.months[10]} 2026`);
  expect(quantityText({ milliliters: 2500, grams: 500 }, en.seller)).toBe(
    `${amount(l, 2.5)}, ${amount(kg, 0.5)}`,
  );
});

test.each([
  ["formula", "'", ["=1+1", "+91", "-1", "@SUM(A1)", " =1", "\t=1", "＝1", "\u200e=1", "|cmd"]],
  [
    "number or a date",
    "\u200b",
    ["7/12", "3-4", "09876543210", "2026-11-20 18:42", "May 5", "1E5", "TRUE", "₹60", "6:42 pm"],
  ],
])("no spreadsheet takes a text for a %s", (_, guard, texts) => {
  expect(csv([texts])).toBe(`\ufeff${texts.map((text) => `"${guard}${text}"`).join()}\r\n`);
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
