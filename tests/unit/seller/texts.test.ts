import { copyIn, en, hi } from "@/lib/copy";
import { confirmLink, dayText, deliveryText, findingText, spreadsheet } from "@/lib/seller/texts";
import { fill } from "@/lib/shop/format";
import { cow, halfCow, itemsWith, nameOf, priceOf, sizeOf } from "@/tests/support/goods";
import { receivedWith, noNumber } from "@/tests/support/orders";

const [milk, half] = [cow, halfCow].map((id) => nameOf(id, en, " - "));
const sita = receivedWith({
  total: 1000,
  insteadOf: ["DM-AAAA"],
  notes: ["come before 7"],
  later: ["no, at 8"],
});
const nameless = receivedWith({
  ...noNumber,
  items: itemsWith(halfCow, cow).map((item) => ({ item, count: 1 })),
  total: 1,
  details: { name: "", address1: "", address2: "1. Ram", landmark: "@temple", mobile: "-1" },
  warnings: [{ kind: "sums", texts: ["1. Camel milk", "Total: ₹1"] }],
});
const sheet = { orders: [sita, nameless], copy: en, soldOut: [halfCow] };

const { seller } = en;
const { name, address1, address2, landmark, mobile } = en.order.fields;
const warnings = [
  `${fill(seller.warnings.sums, { total: priceOf(halfCow, cow) })} 1. Camel milk; Total: ₹1`,
  `${seller.soldOut} ${half}`,
  `${seller.missing} ${name.label}, ${address1.label}`,
];

test("writes the message to the delivery person, every typed text behind its label", () => {
  expect(deliveryText(sheet)).toBe(`${seller.pack}
${en.productNames["desi-cow-milk"]}: 1 × ${sizeOf(halfCow)}, 4 × ${sizeOf(cow)} (${fill(seller.liters, { amount: 4.5 })})

1. ${name.label}: Sita Devi
3 × ${milk}
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
    `"${sita.reference}","\u200b2026-11-20","Sita Devi","Ward 7, Station Road","Near old well","","\u200b9876543210","3 × ${milk}",1000,"DM-AAAA","","come before 7","no, at 8"`,
    `"","","","","\u200b1. Ram","'@temple","'-1","1 × ${half}; 1 × ${milk}",1,"","${warnings.join(" ")}","",""`,
    "",
  ]);
});

test.each([en, hi])("confirms what is in an order, in its language: $language", (copy) => {
  const { order, language } = copy;
  const details = { ...sita.details, mobile: "98765 43210 / 91234 56789" };
  const noted = { ...copyIn, [language]: { ...copy, ownerNotes: ["Cash at the door"] } };
  const link = confirmLink({ ...sita, details, language }, noted);
  const total = fill(order.total, { total: "₹1,000" });
  const day = dayText("2026-11-20", order);
  const facts = ["DM-7K3Q", day, `3 × ${nameOf(cow, copy, " - ")}`, total].join(", ");
  const { searchParams } = new URL(link ?? "");

  expect(Object.fromEntries(searchParams)).toMatchObject({
    phone: "919876543210",
    text: `${fill(copy.seller.confirmation, { facts })}\nCash at the door`,
  });
  expect(confirmLink(nameless, copyIn)).toBeUndefined();

  const warnings = [{ kind: "unknown-items" as const, texts: ["2. Curd - 3 kg"] }];
  const unsure = confirmLink({ ...sita, details, language, warnings, hasTotal: false }, noted);
  expect(unsure).toContain(encodeURIComponent(facts.replace(total, "2. Curd - 3 kg")));
});

test("a finding names the orders that it is about", () => {
  const orders = [sita, { ...nameless, day: "2026-11-22" }];
  const other = fill(seller.unnumbered, { name: `${seller.nameless}, 1. Ram` });
  const deliveries = `Sita Devi, 20 Nov 2026; ${seller.nameless}, 22 Nov 2026`;
  const values = { number: "DM-7K3Q", other, deliveries };

  for (const kind of ["same-goods", "same-number"] as const)
    expect(findingText({ kind, orders }, en)).toBe(fill(seller.findings[kind], values));
});
