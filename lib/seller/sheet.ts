import type { LineId } from "@/lib/order/delivery";
import type { OrderedItem } from "@/lib/seller/order";
import type { ReceivedOrder } from "@/lib/seller/read";
import { items, products } from "@/lib/shop/catalogue";
import { indianTime } from "@/lib/shop/format";
import { mobileIn } from "@/lib/text";

/**
 * What the seller should know about a number: it was received several times, with different contents, or from two
 * people; or another order replaced it, which counts only if it is of the same person.
 */
export type Finding =
  | { readonly kind: "repeated"; readonly number: string; readonly times: number }
  | { readonly kind: "changed" | "shared"; readonly number: string }
  | { readonly kind: "replaced" | "not-replaced"; readonly number: string; readonly by: string };

/**
 * The orders to deliver, in the order of the messages, and what was found of those that were repeated or replaced.
 * What a household has written beside one that is not on the sheet stands beside the one in its place. Orders
 * of other people are never removed, so that nobody can cancel a neighbour's order.
 */
export function reconcile(orders: readonly ReceivedOrder[]) {
  const findings: Finding[] = [];
  /** The orders on the sheet, with what stands beside them. */
  const kept = new Map(orders.map((order) => [order, order.notes]));
  function drop(order: ReceivedOrder, by: ReceivedOrder) {
    const beside = kept.get(by);
    if (beside) kept.set(by, [...new Set([...(kept.get(order) ?? []), ...beside])]);
    kept.delete(order);
  }

  for (const [number, same] of byNumber(orders)) {
    for (const [index, order] of same.entries()) {
      const later = same.slice(index + 1).filter((each) => isSamePerson(each, order));
      const last = later.at(-1);
      if (last) drop(order, last);
    }
    if (same.filter((order) => kept.has(order)).length > 1)
      findings.push({ kind: "shared", number });
    else if (new Set(same.map(contentsOf)).size > 1) findings.push({ kind: "changed", number });
    else if (same.length > 1) findings.push({ kind: "repeated", number, times: same.length });
  }

  const singles = [...kept.keys()];
  const numbered = byNumber(singles);
  for (const order of singles) {
    const by = order.number ?? "";
    for (const number of new Set(order.insteadOf)) {
      for (const replaced of numbered.get(number)?.filter((each) => each !== order) ?? []) {
        const isBelieved = isSamePerson(order, replaced) && !replaced.insteadOf.includes(by);
        if (isBelieved) drop(replaced, order);
        findings.push({ kind: isBelieved ? "replaced" : "not-replaced", number, by });
      }
    }
  }
  return { orders: Array.from(kept, ([order, beside]) => ({ ...order, notes: beside })), findings };
}

/** What an order says, on whatever day it was sent. */
function contentsOf({ placedAt, items, total, details }: ReceivedOrder): string {
  return JSON.stringify({ placedAt, items, total, details });
}

function byNumber(orders: readonly ReceivedOrder[]): ReadonlyMap<string, readonly ReceivedOrder[]> {
  const groups = new Map<string, ReceivedOrder[]>();
  for (const order of orders) {
    const { number } = order;
    if (number !== undefined) groups.set(number, [...(groups.get(number) ?? []), order]);
  }
  return groups;
}

/**
 * Whether two orders are of the same people, who alone repeat or replace an order. A mobile number says so; name
 * and address, which neighbours know, do only where one of the two has no valid number.
 */
function isSamePerson(one: ReceivedOrder, other: ReceivedOrder): boolean {
  const mobiles = [one, other].map((order) => mobileIn(typedOn(order, "mobile")));
  if (mobiles.every(Boolean)) return mobiles[0] === mobiles[1];
  return (["name", "address"] as const).every((line) => {
    const [plain, another] = [one, other].map((order) => plainOn(order, line));
    return plain !== "" && plain === another;
  });
}

/** What was typed on a line, however it is spaced or written in capitals. */
function plainOn(order: ReceivedOrder, line: LineId): string {
  const typed = typedOn(order, line).toLowerCase();
  return typed.replace(/[\s,]+/gu, " ").trim();
}

/** What was typed on a line of an order, several lines with commas; empty for nothing. */
export function typedOn({ details }: ReceivedOrder, line: LineId): string {
  return (details[line] ?? []).join(", ");
}

/** The Indian date and time of an order, as `2026-11-20 18:42`; its day alone where the time is in doubt. */
export function indianTimeOf({ placedAt, day }: Pick<ReceivedOrder, "placedAt" | "day">): string {
  const time = placedAt ? indianTime(placedAt).toISOString().slice(0, 16).replace("T", " ") : "";
  return time.startsWith(day) && day !== "" ? time : day;
}

/** The days of these orders, newest first. */
export function daysOf(orders: readonly ReceivedOrder[]): readonly string[] {
  const days = new Set(orders.map(({ day }) => day));
  days.delete("");
  return [...days].sort().reverse();
}

/** The orders of a day and those without a date, which may be of any day; all orders if `day` is empty. */
export function ordersOfDay(
  orders: readonly ReceivedOrder[],
  day: string,
): readonly ReceivedOrder[] {
  return day === "" ? orders : orders.filter((order) => [day, ""].includes(order.day));
}

/** What to pack for these orders: milk in milliliters, all else in grams; and what to collect, in rupees. */
export function packingOf(orders: readonly ReceivedOrder[]) {
  const ordered = orders.flatMap((order) => order.items);
  const counted = items.flatMap((item) => {
    const count = sumOf(ordered, (one) => (one.item === item ? one.count : 0));
    return count === 0 ? [] : [{ item, count }];
  });
  return {
    /** Only what was ordered: products in the order of the catalogue, the sizes of each smallest first. */
    products: products.flatMap(({ id: product }) => {
      const sizes = counted.filter(({ item }) => item.product === product);
      return sizes.length === 0 ? [] : [{ product, sizes, quantity: quantityOf(sizes) }];
    }),
    quantity: quantityOf(counted),
    rupees: sumOf(orders, ({ total }) => total),
  };
}
export type Packing = ReturnType<typeof packingOf>;

const quantityOf = (ordered: readonly OrderedItem[]) => ({
  milliliters: sumOf(ordered, ({ item, count }) => item.milliliters * count),
  grams: sumOf(ordered, ({ item, count }) => item.grams * count),
});

function sumOf<One>(list: readonly One[], valueOf: (one: One) => number): number {
  return list.reduce((sum, one) => sum + valueOf(one), 0);
}
