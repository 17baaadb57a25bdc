import type { ReceivedOrder } from "@/lib/seller/received-order";

/** What the seller should know about orders with the same number, or that refer to another one. */
export type Note =
  /** The same order was received more than once; it is on the sheet once. */
  | { readonly kind: "repeated"; readonly number: string; readonly times: number }
  /** It was received with different contents; the last version is on the sheet. */
  | { readonly kind: "changed"; readonly number: string }
  /** Two people have sent the same number; both orders are on the sheet. */
  | { readonly kind: "shared"; readonly number: string }
  /** Another order of the same person replaces it; it is not on the sheet. */
  | { readonly kind: "replaced"; readonly number: string; readonly by: string }
  /** An order of somebody else claims to replace it; both are on the sheet. */
  | { readonly kind: "not-replaced"; readonly number: string; readonly by: string };

/** The orders to deliver, and notes about the others. */
export interface Reconciled {
  /** In the order of the messages. */
  readonly orders: readonly ReceivedOrder[];
  readonly notes: readonly Note[];
}

/**
 * Removes repeated and replaced orders. Two orders belong to the same person if name or mobile number
 * agree; others are never removed, so that nobody can cancel a neighbour's order.
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
  const singles = byNumber([...single]);
  for (const by of single) {
    for (const number of new Set(by.insteadOf)) {
      for (const order of singles.get(number) ?? []) {
        if (order === by) continue;
        const isBelieved = isSamePerson(by, order) && !replaces(order, by);
        if (isBelieved) kept.delete(order);
        notes.push({ kind: isBelieved ? "replaced" : "not-replaced", number, by: by.number ?? "" });
      }
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
  return order.number !== undefined && by.insteadOf.includes(order.number);
}

function isSamePerson(one: ReceivedOrder, other: ReceivedOrder): boolean {
  return isAlike(one.mobile, other.mobile) || isAlike(one.name, other.name);
}

function isAlike(one: string, other: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  return plain(one) !== "" && plain(one) === plain(other);
}
