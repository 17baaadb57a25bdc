import { copyIn, en, hi } from "@/lib/copy";
import { confirmLink, dayText, deliveryText, findingText, spreadsheet } from "@/lib/seller/texts";
import { fill, formatRupees } from "@/lib/shop/format";
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
import { receivedWith, unnumbered } from "@/tests/support/orders";

const [milk, half, paneer] = [cow, halfCow, smallPaneer].map((id) => nameOf(id, en, " - "));
const ordered = (count: number, ...ids: string[]) =>
  itemsWith(...ids).map((item) => ({ item, count }));

const sita = receivedWith({
  items: [...ordered(3, cow), ...ordered(2, smallPaneer)],
  total: 1000,
  insteadOf: ["DM-AAAA"],
  notes: ["come before 7"],
  later: ["no, at 8"],
});
const nameless = receivedWith({
  ...unnumbered,
  items: ordered(1, halfCow, cow),
  total: 1,
  details: { name: "", address1: "", address2: "1. Ram", landmark: "@temple", mobile: "-1" },
  warnings: [
    { kind: "sums", texts: ["1. Camel milk", "Total: ₹1"] },
    { kind: "dates", texts: [] },
  ],
});
const sheet = { orders: [sita, nameless], copy: en, soldOut: [halfCow] };

const { seller } = en;
const { name, address1, address2, landmark, mobile } = en.order.fields;
const amount = (of: string, ...ids: string[]) => fill(of, { amount: amountOf(...ids) });
const liters = amount(seller.liters, halfCow, cow, cow, cow, cow);
const warnings = [
  `${fill(seller.warnings.sums, { total: priceOf(halfCow, cow) })} 1. Camel milk; Total: ₹1`,
  seller.warnings.dates,
  `${seller.soldOut} ${half}`,
  `${seller.missing} ${name.label}, ${address1.label}`,
];

test("writes the message to the delivery person, every typed text behind its label", () => {
  expect(deliveryText(sheet)).toBe(`${seller.pack}
${en.productNames["desi-cow-milk"]}: 1 × ${sizeOf(halfCow)}, 4 × ${sizeOf(cow)} (${liters})
${en.productNames["fresh-paneer"]}: 2 × ${sizeOf(smallPaneer)} (${amount(seller.kilos, smallPaneer, smallPaneer)})

1. ${name.label}: Sita Devi
3 × ${milk}
2 × ${paneer}
${seller.note}: come before 7
${seller.later}: no, at 8
${address1.label}: Ward 7, Station Road
${address2.label}: Near old well
${mobile.label}: 9876543210
${fill(seller.collect, { total: "₹1,000" })}
${sita.reference}

2. ${name.label}: ${seller.nameless}
1 × ${half}
1 × ${milk}
${warnings.map((warning) => `! ${warning}`).join("\n")}
${address1.label}: ${""}
${address2.label}: 1. Ram
${landmark.label}: @temple
${mobile.label}: -1
${fill(seller.collect, { total: "₹1" })}

${seller.orders}: 2. ${seller.toCollect}: ₹1,001`);
});

test("writes a CSV file in which nothing typed is a formula", () => {
  const [head = "", ...rows] = spreadsheet(sheet).split("\r\n");

  expect(head).toMatch(/^\ufeff("[^"]+",){12}"[^"]+"$/);
  expect(rows).toEqual([
    `"${sita.reference}","\u200b2026-11-20","Sita Devi","Ward 7, Station Road","Near old well","","\u200b9876543210","3 × ${milk}; 2 × ${paneer}",1000,"DM-AAAA","","come before 7","no, at 8"`,
    `"","","","","\u200b1. Ram","'@temple","'-1","1 × ${half}; 1 × ${milk}",1,"","${warnings.join(" ")}","",""`,
    "",
  ]);
});

test.each([en, hi])("confirms what is in an order, in its language: $language", (copy) => {
  const { order, language } = copy;
  const details = { ...sita.details, mobile: "98765 43210 / 91234 56789" };
  const noted = { ...copyIn, [language]: { ...copy, ownerNotes: ["Cash at the door"] } };
  const link = confirmLink({ ...sita, details, language, unknownItems: ["Camel milk"] }, noted);
  const items = [`3 × ${nameOf(cow, copy, " - ")}`, `2 × ${nameOf(smallPaneer, copy, " - ")}`];
  const total = fill(order.total, { total: formatRupees(1000) });
  const facts = ["DM-7K3Q", dayText("2026-11-20", order), ...items, total].join(", ");
  const { searchParams } = new URL(link ?? "");

  expect(searchParams.get("phone")).toBe("919876543210");
  expect(searchParams.get("text")).toBe(
    `${fill(copy.seller.confirmation, { facts })}\nCash at the door`,
  );
  expect(confirmLink(nameless, copyIn)).toBeUndefined();
});

test("a finding names the orders that it is about", () => {
  const again = { ...sita, day: "2026-11-22" };
  const days = "Sita Devi, 20 Nov 2026; Sita Devi, 22 Nov 2026";
  const by = fill(seller.unnumbered, { name: `${seller.nameless}, 1. Ram` });

  expect(findingText({ kind: "twice", orders: [sita, nameless] }, en)).toBe(
    fill(seller.findings.twice, { number: "DM-7K3Q", by }),
  );
  expect(findingText({ kind: "again", orders: [sita, again, nameless] }, en)).toBe(
    fill(seller.findings.again, {
      number: "DM-7K3Q",
      deliveries: `${days}; ${seller.nameless}`,
    }),
  );
});
