import type { Item } from "@/lib/shop/catalogue";

/** Why the seller should check an order before packing it. */
export type OrderWarning =
  /** A line has no item of the catalogue. */
  | "unknown-items"
  /** The sums are wrong: somebody has edited the message. */
  | "sums"
  /** The prices have changed since. */
  | "prices";

/** Several of one item. */
export interface OrderedItem {
  readonly item: Item;
  readonly count: number;
}

/** An order, as read from its message. */
export interface ReceivedOrder {
  /** Undefined for an order from a browser without scripts. */
  readonly number: string | undefined;
  /** To the minute. */
  readonly placedAt: Date | undefined;
  readonly insteadOf: readonly string[];
  readonly items: readonly OrderedItem[];
  /** Lines among the items that have no item of the catalogue, unchanged. */
  readonly unknownItems: readonly string[];
  /** The total of the message, in whole rupees. */
  readonly total: number;
  readonly name: string;
  /** The lines that were typed. */
  readonly address: readonly string[];
  readonly mobile: string;
  /** Empty where none was given. */
  readonly landmark: string;
  readonly warnings: readonly OrderWarning[];
}
