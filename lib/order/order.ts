import type { Details } from "@/lib/order/delivery";

/** An order that was prepared: what is sent, and what the next one is compared with. */
export interface Order {
  /** As it is said over the phone: `DM-7K3Q`. */
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  /** Numbers of earlier orders that it replaces, newest first. */
  readonly insteadOf: readonly string[];
  /** The item of each line of the cart. */
  readonly ids: readonly string[];
  /** What was to be paid for them, in whole rupees. */
  readonly rupees: number;
  /** Undefined once another page has taken it over, since nothing that was typed is stored. */
  readonly details?: Details | undefined;
  /** What tells details typed anew from others, and nothing else: of all that can be typed, one in 65,521 has the same. */
  readonly fingerprint: number;
  readonly stage: (typeof stages)[number];
}

/** "maybe-sent": the page has been out of sight since. "changing": after "Change it", the next order is instead of this. */
const stages = ["ready", "maybe-sent", "changing"] as const;

/** How long an order stays the one that the shopper has just prepared. */
const maxAgeMilliseconds = 2 * 60 * 60 * 1000;

/**
 * Whether the next order has nothing to do with this one. Phones set their clocks right by seconds, so one may be from the
 * future; a clock that was set back by more says nothing.
 */
export function isPast({ placedAt }: Order, now: number): boolean {
  return Math.abs(now - placedAt) >= maxAgeMilliseconds;
}

/** For regular expressions. Earlier releases had other capital letters in their numbers. */
export const orderNumberPattern = "DM-[2-9A-Z]{4}";

const orderNumber = new RegExp(`^${orderNumberPattern}$`);

/** Whether a page has saved this order, with nothing that was typed: what is stored, anyone may have written. */
export function isSavedOrder(left: unknown): left is Order {
  if (!isRecord(left) || "details" in left) return false;
  const { number, placedAt, insteadOf, ids, rupees, fingerprint, stage } = left;
  if (![placedAt, rupees, fingerprint].every(Number.isSafeInteger)) return false;
  if (typeof number !== "string" || !areTexts(ids) || !areTexts(insteadOf)) return false;
  const isNumbered = [number, ...insteadOf].every((each) => orderNumber.test(each));
  return isNumbered && stages.some((each) => each === stage);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

export function areTexts(list: unknown): list is readonly string[] {
  return Array.isArray(list) && list.every((text) => typeof text === "string");
}
