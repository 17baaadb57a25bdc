import { isSamePerson } from "@/lib/order/delivery";
import { quantityOf, sumOf } from "@/lib/seller/quantities";
import type { ReceivedOrder } from "@/lib/seller/read";
import { allItems, products } from "@/lib/shop/catalogue";
import { indianTime } from "@/lib/shop/format";

/**
 * What the seller should know about an order number: it was received several times (`repeated`), with different contents
 * (`changed`) or from different people (`shared`); or another order says that it replaces it, and is believed or not.
 */
export type Finding =
  | { readonly kind: "repeated"; readonly number: string; readonly times: number }
  | { readonly kind: "changed" | "shared"; readonly number: string }
  | { readonly kind: "replaced" | "not-replaced"; readonly number: string; readonly by: string };

/**
 * Takes orders off the list that were repeated or replaced, and says so. The order in their place gets their notes. Only
 * an order of the same person can take another off, so that nobody can cancel a neighbour's order.
 */
export function reconcile(orders: readonly ReceivedOrder[]) {
  const findings: Finding[] = [];
  /** The orders that are left, in the order of the messages, and their notes. */
  const notesByOrder = new Map(orders.map((order) => [order, order.notes]));
  function supersede(order: ReceivedOrder, successor: ReceivedOrder) {
    const notes = notesByOrder.get(successor);
    const earlier = notesByOrder.get(order) ?? [];
    if (notes) notesByOrder.set(successor, [...new Set([...earlier, ...notes])]);
    notesByOrder.delete(order);
  }

  for (const [number, same] of byNumber(orders)) {
    for (const [index, order] of same.entries()) {
      const later = same
        .slice(index + 1)
        .filter((each) => isSamePerson(each.details, order.details));
      const last = later.at(-1);
      if (last) supersede(order, last);
    }
    if (same.filter((order) => notesByOrder.has(order)).length > 1)
      findings.push({ kind: "shared", number });
    else if (new Set(same.map(contentsOf)).size > 1) findings.push({ kind: "changed", number });
    else if (same.length > 1) findings.push({ kind: "repeated", number, times: same.length });
  }

  const unique = [...notesByOrder.keys()];
  const uniqueByNumber = byNumber(unique);
  for (const order of unique) {
    const by = order.number ?? "";
    for (const number of new Set(order.insteadOf)) {
      for (const replaced of uniqueByNumber.get(number)?.filter((each) => each !== order) ?? []) {
        const isBelieved =
          isSamePerson(order.details, replaced.details) && !replaced.insteadOf.includes(by);
        if (isBelieved) supersede(replaced, order);
        findings.push({ kind: isBelieved ? "replaced" : "not-replaced", number, by });
      }
    }
  }
  return { orders: Array.from(notesByOrder, ([order, notes]) => ({ ...order, notes })), findings };
}

/** What an order says, whenever it was sent. */
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

/** The Indian date and time of an order, as `2026-11-20 18:42`; its day alone if it was not placed on that day. */
export function indianTimeOf({ placedAt, day }: Pick<ReceivedOrder, "placedAt" | "day">): string {
  const time = placedAt ? indianTime(placedAt).toISOString().slice(0, 16).replace("T", " ") : "";
  return time.startsWith(day) && day !== "" ? time : day;
}

/** The days of these orders, as `2026-11-20`, newest first. */
export function daysOf(orders: readonly ReceivedOrder[]): readonly string[] {
  return [...new Set(orders.flatMap(({ day }) => day || []))].sort().reverse();
}

/** The orders of a day and those without one, which may be of any day; all orders if `day` is empty. */
export function ordersOfDay(
  orders: readonly ReceivedOrder[],
  day: string,
): readonly ReceivedOrder[] {
  return day === "" ? orders : orders.filter((order) => [day, ""].includes(order.day));
}

/** What to pack for these orders, and what to collect for them in rupees. */
export function packingOf(orders: readonly ReceivedOrder[]) {
  const ordered = orders.flatMap((order) => order.items);
  const counted = allItems.flatMap((item) => {
    const count = sumOf(ordered, (goods) => (goods.item === item ? 1 : 0));
    return count === 0 ? [] : [{ item, count }];
  });
  return {
    /** Only what was ordered: products in the order of the catalogue, the sizes of each smallest first. */
    products: products.flatMap(({ id: product }) => {
      const sizes = counted.filter(({ item }) => item.product === product);
      return sizes.length === 0 ? [] : [{ product, sizes, quantity: quantityOf(sizes) }];
    }),
    quantity: quantityOf(counted),
    rupees: orders.reduce((sum, { total }) => sum + total, 0),
  };
}
