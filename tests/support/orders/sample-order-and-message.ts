import type { Order } from "@/lib/order/order-message-lines";
import { linesOf } from "@/tests/support/orders/order-generators";

/** An order with a value in every field. */
export const sampleOrder: Order = {
  number: "DM-7K3Q",
  placedAt: new Date("2026-11-20T13:12:00Z"),
  insteadOf: ["DM-2ZG7"],
  lines: linesOf("desi-cow-milk:1-liter", "fresh-paneer:500g", "desi-cow-milk:1-liter"),
  details: {
    name: "Sita Devi",
    address1: "Ward 7, Station Road",
    address2: "Near old well",
    mobile: "9876543210",
    landmark: "Shiv Mandir",
  },
};

/** The message of the same household's order of milk and paneer, without a landmark. */
export const sampleMessage = `Hello Dehati Milk, I would like to place an order.

Order DM-7K3Q, 20 Nov 2026, 6:42 PM

1. Desi cow milk - 2 Liter - ₹120
2. Fresh Paneer - 500g - ₹249
Total: ₹369

Name: Sita Devi
Address: Ward 7, Station Road
Near old well
Supaul, Bihar - 853121
Mobile: 9876543210
Landmark: N/A

Order this again: https://dehatimilk.example/products#order=desi-cow-milk:2-liter,fresh-paneer:500g`;

/** The lines below the price in an order from a browser without scripts. */
export const blankLines = [
  "",
  "Name: ",
  "Address: ",
  "Supaul, Bihar - 853121",
  "Mobile: ",
  "Landmark: ",
];
