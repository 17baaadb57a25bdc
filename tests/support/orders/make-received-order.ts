import { items } from "@/lib/shop/catalogue";
import type { ReceivedOrder } from "@/lib/seller/received-order";

/** An order as read from a message, with the properties that matter to a test. */
export function receivedOrder(about: Partial<ReceivedOrder> = {}): ReceivedOrder {
  return {
    number: "DM-7K3Q",
    placedAt: new Date("2026-11-20T13:12:00Z"),
    insteadOf: [],
    items: items.slice(1, 2).map((item) => ({ item, count: 3 })),
    unknownItems: [],
    total: 180,
    name: "Sita Devi",
    address: ["Ward 7, Station Road", "Near old well"],
    mobile: "9876543210",
    landmark: "",
    warnings: [],
    ...about,
  };
}
