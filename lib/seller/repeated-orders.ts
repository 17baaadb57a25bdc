import type { ReceivedOrder } from "@/lib/seller/received-order";

/** What the seller should know of orders that have the same number, or that name another one. */
export type Note =
  /** The same order came more than once; it is on the sheet once. */
  | { readonly kind: "repeated"; readonly number: string; readonly times: number }
  /** It came with different contents; the last one is on the sheet. */
  | { readonly kind: "changed"; readonly number: string }
  /** Two people have sent one number; both are on the sheet. */
  | { readonly kind: "shared"; readonly number: string }
  /** Another order of the same person has taken its place; it is not on the sheet. */
  | { readonly kind: "replaced"; readonly number: string; readonly by: string }
  /** An order of somebody else claims to take its place; both are on the sheet. */
  | { readonly kind: "not-replaced"; readonly number: string; readonly by: string };

/** The orders to deliver, and what became of the others. */
export interface Reconciled {
  /** In the order in which they came. */
  readonly orders: readonly ReceivedOrder[];
  readonly notes: readonly Note[];
}

/**
 * Leaves each order once, and none that another one replaces. Nobody can call off a neighbour's order:
 * a number counts as the same order, and "Instead of" is believed, only where name or mobile agree.
 */
export function reconcile(orders: readonly ReceivedOrder[]): Reconciled {
  const notes: Note[] = [];
  const single = new Set(orders.filter(({ number }) => number === undefined));
  for (const [number, same] of byNumber(orders)) {
    const people = lastOfEachPerson(same);
    for (const order of people) single.add(order);
    if (people.length > 1) notes.push({ kind: "shared", number });
    else if (new Set(same.map((order) => JSON.stringify(order))).size > 1) {
      notes.push({ kind: "changed", number });
    } else if (same.length > 1) notes.push({ kind: "repeated", number, times: same.length });
  }

  const kept = new Set(single);
  for (const by of single) {
    for (const order of single) {
      if (!replaces(by, order)) continue;
      const isBelieved = isSamePerson(by, order) && !replaces(order, by);
      if (isBelieved) kept.delete(order);
      const numbers = { number: order.number ?? "", by: by.number ?? "" };
      notes.push({ kind: isBelieved ? "replaced" : "not-replaced", ...numbers });
    }
  }
  return { orders: orders.filter((order) => kept.has(order)), notes };
}

function byNumber(orders: readonly ReceivedOrder[]): ReadonlyMap<string, readonly ReceivedOrder[]> {
  const groups = new Map<string, ReceivedOrder[]>();
  for (const order of orders) {
    if (order.number !== undefined) {
      groups.set(order.number, [...(groups.get(order.number) ?? []), order]);
    }
  }
  return groups;
}

function lastOfEachPerson(orders: readonly ReceivedOrder[]): readonly ReceivedOrder[] {
  return orders.filter(
    (order, index) => !orders.slice(index + 1).some((later) => isSamePerson(later, order)),
  );
}

function replaces(by: ReceivedOrder, order: ReceivedOrder): boolean {
  return by !== order && order.number !== undefined && by.insteadOf.includes(order.number);
}

function isSamePerson(one: ReceivedOrder, other: ReceivedOrder): boolean {
  return isAlike(one.mobile, other.mobile) || isAlike(one.name, other.name);
}

function isAlike(one: string, other: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  return plain(one) !== "" && plain(one) === plain(other);
}
