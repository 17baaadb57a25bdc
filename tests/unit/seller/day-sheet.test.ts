import { en } from "@/lib/copy/en";
import { hi } from "@/lib/copy/hi";
import { daysOf, indianTimeOf } from "@/lib/seller/orders-by-day";
import { deliveryText } from "@/lib/seller/delivery-person-message";
import { packingOf } from "@/lib/seller/packing-and-rupee-totals";
import { spreadsheet } from "@/lib/seller/orders-spreadsheet";
import { findItem } from "@/lib/shop/catalogue";
import { receivedOrder } from "@/tests/support/orders/make-received-order";

function ordered(...lines: [string, number][]) {
  return lines.map(([id, count]) => {
    const item = findItem(id);
    if (!item) throw new Error(`Not in the catalogue: ${id}`);
    return { item, count };
  });
}

const sita = receivedOrder({
  items: ordered(["desi-cow-milk:1-liter", 3], ["fresh-paneer:250g", 1]),
  total: 310,
});
const gita = receivedOrder({
  number: "DM-9GAT",
  items: ordered(["desi-cow-milk:half-liter", 1], ["desi-cow-milk:1-liter", 1]),
  total: 1,
  name: '=HYPERLINK("x")',
  address: ["+1", "1. Ram"],
  landmark: "@temple",
  mobile: "-1",
  insteadOf: ["DM-AAAA"],
  warnings: ["sums"],
});
const orders = [sita, gita];

test("counts what to pack by size, and adds up litres, kilos and rupees", () => {
  expect(packingOf(orders)).toEqual({
    products: [
      {
        product: "desi-cow-milk",
        sizes: ordered(["desi-cow-milk:half-liter", 1], ["desi-cow-milk:1-liter", 4]),
        quantity: { millilitres: 4500, grams: 0 },
      },
      {
        product: "fresh-paneer",
        sizes: ordered(["fresh-paneer:250g", 1]),
        quantity: { millilitres: 0, grams: 250 },
      },
    ],
    quantity: { millilitres: 4500, grams: 250 },
    rupees: 311,
  });
});

test("writes the message to the delivery person, every typed text behind its label", () => {
  expect(deliveryText({ orders, packing: packingOf(orders), copy: en })).toBe(`To pack
Desi cow milk: 1 × 1/2 Liter, 4 × 1 Liter (4.5 L)
Fresh Paneer: 1 × 250g (0.25 kg)

1. Name: Sita Devi
3 × Desi cow milk - 1 Liter
1 × Fresh Paneer - 250g
Address: Ward 7, Station Road, Near old well
Mobile: 9876543210
Collect ₹310
DM-7K3Q

2. Name: =HYPERLINK("x")
1 × Desi cow milk - 1/2 Liter
1 × Desi cow milk - 1 Liter
! The sums in this message do not add up. At today’s prices it comes to ₹90.
Address: +1, 1. Ram
Landmark: @temple
Mobile: -1
Collect ₹1
DM-9GAT

Orders: 2. To collect: ₹311`);
});

test("writes a CSV file in which nothing typed is a formula", () => {
  expect(spreadsheet({ orders, copy: en }).split("\r\n")).toEqual([
    '\ufeff"Order","Ordered","Name","Address","Landmark","Mobile","Items","Total","Instead of","Check"',
    '"DM-7K3Q","2026-11-20 18:42","Sita Devi","Ward 7, Station Road, Near old well","","9876543210","3 × Desi cow milk - 1 Liter; 1 × Fresh Paneer - 250g",310,"",""',
    `"DM-9GAT","2026-11-20 18:42","'=HYPERLINK(""x"")","'+1, 1. Ram","'@temple","'-1","1 × Desi cow milk - 1/2 Liter; 1 × Desi cow milk - 1 Liter",1,"DM-AAAA","The sums in this message do not add up. At today’s prices it comes to ₹90."`,
    "",
  ]);
  expect(spreadsheet({ orders, copy: hi })).toContain('"3 × देसी गाय का दूध - 1 लीटर; ');
});

test("writes dates and times of India", () => {
  const late = receivedOrder({ placedAt: new Date("2026-11-20T18:30:00Z") });
  const undated = receivedOrder({ placedAt: undefined });

  expect([late, undated].map(indianTimeOf)).toEqual(["2026-11-21 00:00", ""]);
  expect(daysOf([sita, late, undated, gita])).toEqual(["2026-11-21", "2026-11-20"]);
});
