import { fields, type Details } from "@/lib/order/delivery";
import type { Order } from "@/lib/order/order";
import { totalOf } from "@/lib/order/total";
import { findItems } from "@/lib/shop/catalogue";

export type Wanted = Pick<Order, "ids"> & { readonly details: Details };

/** What an order is to the one that was prepared before it. */
export const relations = ["instead", "addition"] as const;
export type Relation = (typeof relations)[number];

/** Whether the shopper has to say what the wanted order, whose details may be incomplete, is to the current one. */
export function needsRelation(current: Order, ids: Order["ids"], details?: Details): boolean {
  const isSame = hasSameItems(current, ids) && (!details || hasSameDetails(current, details));
  return current.stage !== "changing" && !isSame;
}

/**
 * The order that is wanted. It keeps number and time of the current one if it is the same, so that the seller sees one
 * order. If the shopper wants it instead, it names the current one and those before it.
 */
export function prepareOrder(
  wanted: Wanted,
  current: Order | undefined,
  relation: Relation | undefined,
  now: number,
  random: () => number,
): Order {
  const { ids, details } = wanted;
  if (current && hasSameItems(current, ids) && hasSameDetails(current, details)) {
    return { ...current, ...wanted, stage: "written" };
  }
  const isInstead = current?.stage === "changing" || relation === "instead";
  const replaced = current && isInstead ? [current.number, ...current.insteadOf] : [];
  const number = orderNumber(random);
  return {
    number,
    placedAt: now,
    insteadOf: replaced.slice(0, maxReplaced),
    ids,
    rupees: totalOf(findItems(ids)),
    details,
    fingerprint: fingerprintOf(number, details),
    stage: "written",
  };
}

/** The most earlier numbers that an order names, because the length of the chat link is limited. */
const maxReplaced = 5;

function hasSameItems(order: Order, ids: readonly string[]): boolean {
  const isSamePrice = order.rupees === totalOf(findItems(ids));
  return isSamePrice && [...order.ids].sort().join() === [...ids].sort().join();
}

function hasSameDetails({ number, details, fingerprint }: Order, wanted: Details): boolean {
  if (!details) return fingerprint === fingerprintOf(number, wanted);
  return fields.every(({ id }) => evened(details[id]) === evened(wanted[id]));
}

/** A text without the blanks that keyboards add and nobody sees: `"Asha  Devi "` → `"Asha Devi"`. */
const evened = (text: string) => text.replace(/\s+/g, " ").trim();

/** The last 16 bits of a hash (FNV-1a), in which the number makes the same details of two orders differ. */
export function fingerprintOf(number: string, details: Details): number {
  let hash = 0x811c9dc5;
  for (const character of [number, ...fields.map(({ id }) => evened(details[id]))].join("\n")) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash ^ (hash >>> 16)) & 0xffff;
}

/** The characters of an order number: none that look alike (0 and O; 1, I and L) or sound alike (B, D, P, T; M, N; S, F). */
const characters = "23456789ACEGHJKQRUVWXYZ";

/** One of 23⁴ = 279,841 numbers, like `DM-7K3Q`. */
function orderNumber(random: () => number): string {
  const character = () => characters.charAt(Math.floor(random() * characters.length));
  return `DM-${Array.from({ length: 4 }, character).join("")}`;
}
