import type { ReceivedOrder } from "@/lib/seller/received-order";
import { indianTime } from "@/lib/shop/format";

/** The Indian date and time of an order, as `2026-11-20 18:42`; empty if it has none. */
export function indianTimeOf({ placedAt }: Pick<ReceivedOrder, "placedAt">): string {
  if (!placedAt) return "";
  return indianTime(placedAt).toISOString().slice(0, 16).replace("T", " ");
}

/** The Indian date of an order, as `2026-11-20`; empty if it has none. */
function indianDayOf(order: Pick<ReceivedOrder, "placedAt">): string {
  return indianTimeOf(order).slice(0, "2026-11-20".length);
}

/** The days of these orders, newest first. */
export function daysOf(orders: readonly ReceivedOrder[]): readonly string[] {
  return [...new Set(orders.map(indianDayOf))]
    .filter((day) => day !== "")
    .sort()
    .reverse();
}

/** The orders of a day and those without a date, which may be of any day; all orders if `day` is empty. */
export function ordersOfDay(
  orders: readonly ReceivedOrder[],
  day: string,
): readonly ReceivedOrder[] {
  return day === "" ? orders : orders.filter((order) => [day, ""].includes(indianDayOf(order)));
}
