import type { CartLine } from "@/lib/order/cart/cart";
import type { DeliveryDetails } from "@/lib/order/delivery/delivery";
import { deliveryFields } from "@/lib/order/delivery/delivery-draft";
import type { Order } from "@/lib/order/message";
import { orderNumber } from "@/lib/order/number";

/** The most earlier numbers that an order names; they are part of a link of limited length. */
const maxReplaced = 5;

/**
 * The order that Deliver Here prepares. With the items and details of the one prepared before in
 * this visit it is that one, so that the seller reads one number and one time for one order. After
 * any change it is a new one in the place of those before.
 *
 * @param random gives a number from 0 up to, not including, 1, like Math.random
 */
export function prepareOrder(
  { lines, details }: Pick<Order, "lines" | "details">,
  before: Order | undefined,
  now: Date,
  random: () => number,
): Order {
  if (before && hasItems(before, lines) && hasDetails(before, details)) return before;
  const insteadOf = before ? [before.number, ...before.insteadOf].slice(0, maxReplaced) : [];
  return { number: orderNumber(random), placedAt: now, insteadOf, lines, details };
}

/** Whether it is of the same items, in whatever order they were added. */
function hasItems(order: Order, lines: readonly CartLine[]): boolean {
  const ids = (of: readonly CartLine[]) => of.map(({ item }) => item.id).sort();
  return ids(order.lines).join() === ids(lines).join();
}

function hasDetails(order: Order, details: DeliveryDetails): boolean {
  return deliveryFields.every((field) => order.details[field] === details[field]);
}
