import type { CartLine } from "@/lib/order/cart/cart";
import type { DeliveryDetails } from "@/lib/order/delivery/delivery-validation";
import { deliveryFields } from "@/lib/order/delivery/delivery-draft";
import type { Order } from "@/lib/order/order-message";
import { orderNumber } from "@/lib/order/order-number";

/** An order that was prepared in this visit, as far as the page still knows it. */
export interface PreparedOrder extends Omit<Order, "details"> {
  /**
   * What was typed; "forgotten" where the phone has dropped the page meanwhile, and "outdated" where
   * the shopper has said that the order is to be changed.
   */
  readonly details: DeliveryDetails | "forgotten" | "outdated";
}

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
  before: PreparedOrder | undefined,
  now: Date,
  random: () => number,
): Order {
  if (before && hasItems(before, lines) && hasDetails(before, details)) {
    return { ...before, lines, details };
  }
  const insteadOf = before ? [before.number, ...before.insteadOf].slice(0, maxReplaced) : [];
  return { number: orderNumber(random), placedAt: now, insteadOf, lines, details };
}

/** Whether it is of the same items, in whatever order they were added. */
function hasItems(order: PreparedOrder, lines: readonly CartLine[]): boolean {
  const ids = (of: readonly CartLine[]) => of.map(({ item }) => item.id).sort();
  return ids(order.lines).join() === ids(lines).join();
}

function hasDetails({ details: before }: PreparedOrder, details: DeliveryDetails): boolean {
  if (before === "forgotten") return true;
  return before !== "outdated" && deliveryFields.every((field) => before[field] === details[field]);
}
