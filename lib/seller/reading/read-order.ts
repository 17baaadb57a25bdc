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
 * Reads the order that begins at a line: the inverse of `orderMessage` and `blankOrderMessage`. Lines
 * are told apart by where they stand, never by what they look like: what a shopper typed is one line
 * behind its label, or the one between address and place. Undefined where no whole order begins.
 *
 * @param lines cleaned by `cleanTypedText`, as what was typed has been
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
