import { copyIn, en, hi } from "@/lib/copy";
import { confirmLink, dayText, deliveryText, findingText, spreadsheet } from "@/lib/seller/texts";
import { formatRupees } from "@/lib/shop/format";
import { fill } from "@/lib/fill";
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
import { totalOf } from "@/lib/shop/catalogue";

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
  later: ["no, at 8"],
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
  warnings: [{ kind: "sums", texts: ["Total: ₹1"] }],
});
const [l, kg] = [en.seller.liters, en.seller.kilos];
const amount = (of: string, amount: number) => fill(of, { amount });
const collect = (total: string) => fill(en.seller.collect, { total });
const packedLiters = amount(l, amountOf(halfCow, ...Array<string>(7).fill(cow)));
const packedKilos = amount(kg, amountOf(smallPaneer, smallPaneer));
const sums = `${fill(en.seller.warnings.sums, { total: today })} Total: ₹1`;
const { name, address1, address2, landmark, mobile } = en.order.fields;
const nobody = receivedWith({
  number: undefined,
  placedAt: undefined,
  day: "",
  details: { name: "", address1: "", address2: "", mobile: "", landmark: "" },
  warnings: [
    { kind: "unknown-items", texts: ["1. Camel milk", "2. Ice"] },
    { kind: "prices", texts: [] },
  ],
});
const notSold = `${en.seller.warnings["unknown-items"]} 1. Camel milk; 2. Ice`;
const newPrices = fill(en.seller.warnings.prices, { total: three });
const blank = `${en.seller.missing} ${[name, address1, mobile].map(({ label }) => label).join(", ")}`;
const soldOut = `${en.seller.soldOut} ${nameOf(halfCow, en, " - ")}`;
const orders = [sita, gita, nobody];

test("writes the message to the delivery person, every typed text behind its label", () => {
  expect(deliveryText({ orders, copy: en, soldOut: [halfCow] })).toBe(`${en.seller.pack}
${en.productNames["desi-cow-milk"]}: 1 × ${sizeOf(halfCow)}, 7 × ${sizeOf(cow)} (${packedLiters})
${en.productNames["fresh-paneer"]}: 2 × ${sizeOf(smallPaneer)} (${packedKilos})

1. ${name.label}: Sita Devi
3 × ${nameOf(cow, en, " - ")}
2 × ${nameOf(smallPaneer, en, " - ")}
${en.seller.note}: come before 7
${en.seller.later}: no, at 8
${address1.label}: Ward 7, Station Road
${address2.label}: Near old well
${mobile.label}: 9876543210
${collect(formatRupees(totalOf(sitaItems)))}
DM-7K3Q

2. ${name.label}: =HYPERLINK("x")
1 × ${nameOf(halfCow, en, " - ")}
1 × ${nameOf(cow, en, " - ")}
! ${sums}
! ${soldOut}
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
! ${blank}
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
  const [head = "", ...rows] = spreadsheet({ orders, copy: en, soldOut: [halfCow] }).split("\r\n");
  expect(head).toMatch(/^\ufeff("[^"]+",){12}"[^"]+"$/);
  expect(rows).toEqual([
    `"DM-7K3Q","\u200b2026-11-20 18:42","Sita Devi","Ward 7, Station Road","Near old well","","\u200b9876543210","${goods[0]}",${totalOf(sitaItems)},"","","come before 7","no, at 8"`,
    `"DM-9GAT","\u200b2026-11-20 18:42","'=HYPERLINK(""x"")","'+1","\u200b1. Ram","'@temple","'-1","${goods[1]}; 1 × ${line}",1,"DM-AAAA","${sums} ${soldOut}","",""`,
    `"","","","","","","","3 × ${line}",${nobody.total},"","${notSold} ${newPrices} ${blank}","",""`,
    "",
  ]);
});

test.each([en, hi])("confirms what is in an order, in its language: $language", (copy) => {
  const { order, seller, language } = copy;
  const details = { ...sita.details, mobile: "98765 43210 / 91234 56789" };
  const link =
    confirmLink({ ...sita, details, language, unknownItems: ["2. Camel milk"] }, copyIn) ?? "";
  const items = [`3 × ${nameOf(cow, copy, " - ")}`, `2 × ${nameOf(smallPaneer, copy, " - ")}`];
  const total = fill(order.total, { total: formatRupees(totalOf(sitaItems)) });
  const facts = ["DM-7K3Q", dayText("2026-11-20", order), ...items, total];

  expect(new URL(link).searchParams.get("phone")).toBe("919876543210");
  expect(new URL(link).searchParams.get("text")).toBe(
    fill(seller.confirmation, { facts: facts.join(", ") }),
  );
  const ownerNotes = [{ language: "en", text: "Cash at the door" } as const];
  const noted = { ...copyIn, [language]: { ...copyIn[language], ownerNotes } };
  const withNotes = confirmLink({ ...sita, language }, noted) ?? "";
  expect(new URL(withNotes).searchParams.get("text")).toMatch(/\nCash at the door$/);
  expect(confirmLink(gita, copyIn)).toBeUndefined();
});

test("a finding names the orders that it is about", () => {
  const { findings } = en.seller;
  const unnumbered = fill(en.seller.unnumbered, { name: en.seller.nameless });
  const again = { ...sita, day: "2026-11-22" };

  expect(findingText({ kind: "replaced", orders: [sita, nobody] }, en)).toBe(
    fill(findings.replaced, { number: "DM-7K3Q", by: unnumbered }),
  );
  expect(findingText({ kind: "again", orders: [sita, again, nobody] }, en)).toBe(
    fill(findings.again, {
      number: "DM-7K3Q",
      deliveries: `Sita Devi, 20 Nov 2026; Sita Devi, 22 Nov 2026; ${en.seller.nameless}`,
    }),
  );
});
