import type { CartLine } from "@/lib/order/cart/cart";
import type { DeliveryDetails } from "@/lib/order/delivery/delivery-problems-and-alert";
import { deliveryFields } from "@/lib/order/delivery/delivery-form-fields";
import type { Order } from "@/lib/order/order-message-lines";
import { orderNumber } from "@/lib/order/random-order-number";

/** An order that was prepared in this visit. */
export interface PreparedOrder extends Omit<Order, "details"> {
  /**
   * The delivery details; "forgotten" if the phone has dropped the page since, and "outdated" if the order
   * must change: the shopper wants that, or an item is sold out.
   */
  readonly details: DeliveryDetails | "forgotten" | "outdated";
}

/** The most earlier numbers in an order, since the length of the chat link is limited. */
const maxReplaced = 5;

/**
 * Prepares an order. If its items and details are those of the previous order of this visit, it keeps
 * that one's number and time, so that the seller sees one order. Otherwise it is a new order, which
 * replaces the previous ones.
 *
 * @param random returns a number from 0 to below 1, like Math.random
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

/** Whether an order has these items, in any order. */
function hasItems(order: PreparedOrder, lines: readonly CartLine[]): boolean {
  const ids = (of: readonly CartLine[]) => of.map(({ item }) => item.id).sort();
  return ids(order.lines).join() === ids(lines).join();
}

function hasDetails({ details: before }: PreparedOrder, details: DeliveryDetails): boolean {
  if (before === "forgotten") return true;
  return before !== "outdated" && deliveryFields.every((field) => before[field] === details[field]);
}
