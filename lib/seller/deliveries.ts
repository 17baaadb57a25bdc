import type { ReceivedOrder } from "@/lib/seller/chat";
import { grouped } from "@/lib/seller/groups";
import { personKeys } from "@/lib/seller/person";

/** Orders that came for one delivery. */
export interface Delivery {
  readonly orders: ReceivedOrder[];
  last: ReceivedOrder;
  day: string;
  isDayOfChat: boolean;
}

/** Divides orders by sender and day of the chat. One that was pasted without a head may be of any of those days. */
export function deliveriesOf(
  orders: readonly ReceivedOrder[],
  isSame: (one: ReceivedOrder, other: ReceivedOrder) => boolean,
): readonly Delivery[] {
  const deliveries: Delivery[] = [];
  // Of thousands of orders one cannot compare each with each.
  const byKey = new Map<string, Delivery[]>();
  for (const order of orders) {
    const { day, isDayOfChat } = order;
    const typed = Object.values(order.details).join("\n").trim();
    const keys = [...personKeys(order), typed].filter(Boolean);
    const alike = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
    const own = [...alike].filter((each) => isSame(each.last, order));
    let delivery =
      own.find((each) => each.day === day) ?? own.find((each) => !each.isDayOfChat || !isDayOfChat);
    if (delivery) {
      delivery.orders.push(order);
      delivery.last = order;
      if (isDayOfChat || delivery.day === "") Object.assign(delivery, { day, isDayOfChat });
    } else {
      delivery = { orders: [order], last: order, day, isDayOfChat };
      deliveries.push(delivery);
    }
    for (const key of keys) {
      const known = grouped(byKey, key);
      if (!known.includes(delivery)) known.push(delivery);
    }
  }
  return deliveries;
}
