// zod/mini, not zod: this schema is sent to phones, and mini costs them a third less.
import * as z from "zod/mini";
import { addToCart, emptyCart } from "@/lib/order/cart/cart";
import type { PreparedOrder } from "@/lib/order/cart-and-checkout-reducer";
import { orderIn, readOrderLink } from "@/lib/order/link";

const schema = z.object({
  number: z.string(),
  /** Milliseconds since 1970. */
  placedAt: z.number(),
  insteadOf: z.array(z.string()),
  fragment: z.string(),
});

/**
 * The mark of a prepared order in the state of its history entry, by which a page that the phone has
 * dropped recognizes the order. It contains nothing typed.
 *
 * @param fragment of the address, which has the items
 */
export function preparedOrderMark(
  { number, placedAt, insteadOf }: PreparedOrder,
  fragment: string,
): z.infer<typeof schema> {
  return { number, placedAt: placedAt.getTime(), insteadOf: [...insteadOf], fragment };
}

/**
 * The order that was prepared in a history entry, without items that are by now sold out or no longer in
 * the catalogue, in which case it counts as outdated. Undefined if no item is left, the fragment is too
 * long, or the mark is not valid or belongs to another fragment.
 *
 * @param soldOut ids of the items that are sold out
 */
export function readPreparedOrderMark(
  mark: unknown,
  fragment: string,
  soldOut: readonly string[],
): PreparedOrder | undefined {
  const parsed = schema.safeParse(mark);
  if (!parsed.success || parsed.data.fragment !== fragment) return undefined;
  const cart = readOrderLink(orderIn(fragment) ?? "", soldOut);
  if (cart.isTooLong || cart.items.length === 0) return undefined;
  const isWhole = cart.soldOut.length + cart.unknown.length === 0;
  const { number, placedAt, insteadOf } = parsed.data;
  return {
    number,
    placedAt: new Date(placedAt),
    insteadOf,
    lines: cart.items.reduce(addToCart, emptyCart).lines,
    details: isWhole ? "forgotten" : "outdated",
  };
}
