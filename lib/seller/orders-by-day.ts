import type { ReceivedOrder } from "@/lib/seller/received-order";

const indianOffsetMs = 19_800_000;

/** The Indian day and minute of an order, as `2026-11-20 18:42`; empty where it has no time. */
export function indianTimeOf({ placedAt }: Pick<ReceivedOrder, "placedAt">): string {
  if (!placedAt) return "";
  return new Date(placedAt.getTime() + indianOffsetMs).toISOString().slice(0, 16).replace("T", " ");
}

/** The Indian day of an order, as `2026-11-20`; empty where it has no time. */
function indianDayOf(order: Pick<ReceivedOrder, "placedAt">): string {
  return indianTimeOf(order).slice(0, "2026-11-20".length);
}

/** The days on which these were ordered, the newest first. */
export function daysOf(orders: readonly ReceivedOrder[]): readonly string[] {
  return [...new Set(orders.map(indianDayOf))]
    .filter((day) => day !== "")
    .sort()
    .reverse();
}

/** The orders of a day, and those without a time, which may be of any; of an empty day all of them. */
export function ordersOfDay(
  orders: readonly ReceivedOrder[],
  day: string,
): readonly ReceivedOrder[] {
  return day === "" ? orders : orders.filter((order) => [day, ""].includes(indianDayOf(order)));
}
