import { fields, type Details, type Field } from "@/lib/order/delivery";
import type { Order } from "@/lib/order/order";
import { findItems, totalOf } from "@/lib/shop/catalogue";

export type Wanted = Pick<Order, "ids"> & { readonly details: Details };

/** What an order is to the one that was prepared before it. */
export const relations = ["instead", "addition"] as const;

/** What differs between two orders: the items, or else these fields; no field if the page has lost what was typed. */
export type Changed = "items" | readonly Field[];

/** What has changed since an earlier order. Undefined if it is the same one, as far as the details are complete. */
export function changedSince(
  earlier: Order,
  ids: Order["ids"],
  details?: Details,
): Changed | undefined {
  const isSamePrice = earlier.rupees === totalOf(findItems(ids));
  if (!isSamePrice || [...earlier.ids].sort().join() !== [...ids].sort().join()) return "items";
  if (!details || earlier.fingerprint === fingerprintOf(earlier.number, details)) return undefined;
  const before = earlier.details;
  return before ? fields.filter(({ id }) => trimmed(before[id]) !== trimmed(details[id])) : [];
}

/**
 * The order that is wanted. It keeps number and time of the earlier one, which is not past, if it is the same, so that the
 * seller sees one order. If the shopper wants it instead, it names the earlier one and those before it.
 *
 * @param now milliseconds since 1970
 */
export function prepareOrder(
  wanted: Wanted,
  earlier: Order | undefined,
  relation: string | undefined,
  now: number,
  random: () => number,
): Order {
  const { ids, details } = wanted;
  if (earlier && !changedSince(earlier, ids, details))
    return { ...earlier, ...wanted, stage: "ready" };
  const isInstead = earlier?.stage === "changing" || relation === "instead";
  const replaced = earlier && isInstead ? [earlier.number, ...earlier.insteadOf] : [];
  const number = newNumber(random);
  return {
    number,
    placedAt: now,
    insteadOf: replaced.slice(0, maxReplaced),
    ids,
    rupees: totalOf(findItems(ids)),
    details,
    fingerprint: fingerprintOf(number, details),
    stage: "ready",
  };
}

/** The most earlier numbers that an order names, because the length of the chat link is limited. */
const maxReplaced = 5;

/** A text without the blanks that keyboards add and nobody sees: `"Asha  Devi "` → `"Asha Devi"`. */
const trimmed = (text: string) => text.replace(/\s+/g, " ").trim();

/** A number below 65,521, in which the order's number makes the same details of two orders differ. */
export function fingerprintOf(number: string, details: Details): number {
  const text = [number, ...fields.map(({ id }) => trimmed(details[id]))].join("\n");
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return codes.reduce((sum, code) => (sum * 31 + code) % 65_521, 0);
}

/** The characters of an order number: none that look alike (0 and O; 1, I and L) or sound alike (B, D, P, T; M, N; S, F). */
const characters = "23456789ACEGHJKQRUVWXYZ";

/** One of 23⁴ = 279,841 numbers, like `DM-7K3Q`. */
function newNumber(random: () => number): string {
  const character = () => characters.charAt(Math.floor(random() * characters.length));
  return `DM-${Array.from({ length: 4 }, character).join("")}`;
}
