import type { ReceivedOrder } from "@/lib/seller/chat";

/** The orders with the same key, group by group; without one they are in none. */
export function groupsBy(
  orders: readonly ReceivedOrder[],
  keyOf: (order: ReceivedOrder) => string | undefined,
): readonly (readonly ReceivedOrder[])[] {
  const groups = new Map<string, ReceivedOrder[]>();
  for (const order of orders) {
    const key = keyOf(order);
    if (key !== undefined) grouped(groups, key).push(order);
  }
  return [...groups.values()];
}

/** The group with this key, which is a new one at first. */
export function grouped<Value>(groups: Map<string, Value[]>, key: string): Value[] {
  const group = groups.get(key) ?? [];
  groups.set(key, group);
  return group;
}
