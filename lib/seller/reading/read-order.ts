import { readDelivery } from "@/lib/seller/reading/read-delivery";
import type { OrderGrammar } from "@/lib/seller/reading/message-line-patterns";
import { readItems } from "@/lib/seller/reading/read-items";
import { readStart } from "@/lib/seller/reading/read-number-and-time";
import type { ReceivedOrder } from "@/lib/seller/received-order";

/** An order and the index of the line after it. */
export interface Reading {
  readonly order: ReceivedOrder;
  readonly end: number;
}

/**
 * Reads the order that starts at a line: the inverse of `orderMessage` and `blankOrderMessage`. The
 * meaning of a line follows from its position alone, so that nothing typed can imitate another line.
 *
 * @param lines cleaned by `cleanText`
 * @returns undefined if no complete order starts there
 */
export function readOrder(
  lines: readonly string[],
  start: number,
  grammar: OrderGrammar,
): Reading | undefined {
  const beginning = readStart(lines, start, grammar);
  const goods = beginning && readItems(lines, beginning.end, grammar);
  const delivery = goods && readDelivery(lines, goods.end, grammar);
  if (!delivery) return undefined;
  const { end, ...order } = { ...beginning, ...goods, ...delivery };
  return { order, end };
}
