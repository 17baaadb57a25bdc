import type { Details } from "@/lib/order/delivery";

/** What has become of an order since it was written. Once it has been sent, or is past, it is forgotten. */
type Stage =
  /** Its chat was opened, and the page has been in sight ever since. */
  | "written"
  /** The page was out of sight: the shopper is asked whether the order has gone out. */
  | "asked"
  /** The shopper changes it: the next order is instead of it. */
  | "changing";

/** An order from the moment at which it is written: what is sent, and what the next order is compared with. */
export interface Order {
  /** As it is said over the phone: `DM-7K3Q`. */
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  /** Numbers of earlier orders that it replaces, newest first. */
  readonly insteadOf: readonly string[];
  /** The id of an item for each line of the cart, in the order in which they were added. */
  readonly ids: readonly string[];
  /** What was to be paid for them, in whole rupees. */
  readonly rupees: number;
  /** Undefined once another page has taken it over, since nothing that was typed is stored. */
  readonly details?: Details | undefined;
  /** What tells details typed anew from others, and nothing else: of all that can be typed, one in 65,536 has the same. */
  readonly fingerprint: number;
  readonly stage: Stage;
}

/** How long an order stays the one that the shopper has just prepared. */
const maxAgeMilliseconds = 2 * 60 * 60 * 1000;

/**
 * Whether the next order has nothing to do with this one. Phones set their clocks right by seconds, so one from the future is
 * no older than one from the past; a clock that was set back by more says nothing of it, and then it is past.
 */
export function isPast({ placedAt }: Order, now: number): boolean {
  return Math.abs(now - placedAt) >= maxAgeMilliseconds;
}

/**
 * The source of a regular expression for order numbers. It takes all capital letters, since earlier releases had some in
 * their numbers that are not among the characters any more.
 */
export const orderNumberPattern = "DM-[2-9A-Z]{4}";

const orderNumber = new RegExp(`^${orderNumberPattern}$`);

/** An order as a page leaves it to the next one. */
export type LeftOrder = Omit<Order, "details" | "stage">;

/** Takes out of an order what may be stored: nothing that was typed. */
export function leaveOrder(order: Order): LeftOrder {
  const { number, placedAt, insteadOf, ids, rupees, fingerprint } = order;
  return { number, placedAt, insteadOf, ids, rupees, fingerprint };
}

/** Whether this is an order that a page has left: what is stored, anyone may have written. */
export function isLeftOrder(left: unknown): left is LeftOrder {
  if (!isRecord(left)) return false;
  const { number, placedAt, insteadOf, ids, rupees, fingerprint } = left;
  const areWhole = [placedAt, rupees, fingerprint].every((value) => Number.isSafeInteger(value));
  if (!areWhole || typeof number !== "string" || !areTexts(ids) || !areTexts(insteadOf))
    return false;
  return [number, ...insteadOf].every((each) => orderNumber.test(each));
}

/** Whether this is an object, whose values may be anything. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Whether this is a list of texts. */
export function areTexts(list: unknown): list is readonly string[] {
  return Array.isArray(list) && list.every((text) => typeof text === "string");
}
