import type { Item } from "@/lib/shop/catalogue";

/** Why a person should look at an order before it is packed. */
export type Doubt =
  /** A line names nothing that is sold. */
  | "unknown-items"
  /** The sums do not add up: somebody has changed the message. */
  | "sums"
  /** The prices are not today's. */
  | "prices";

/** Several of one item. */
export interface OrderedItem {
  readonly item: Item;
  readonly count: number;
}

/** An order as its message tells it. */
export interface ReceivedOrder {
  /** Undefined where the shopper's browser runs no scripts: the form then has no number. */
  readonly number: string | undefined;
  /** To the minute. */
  readonly placedAt: Date | undefined;
  readonly insteadOf: readonly string[];
  readonly items: readonly OrderedItem[];
  /** Lines between the items that name nothing that is sold, word for word. */
  readonly unknownItems: readonly string[];
  /** What the message says, in whole rupees. */
  readonly total: number;
  readonly name: string;
  /** The lines that were typed. */
  readonly address: readonly string[];
  readonly mobile: string;
  /** Empty where none was given. */
  readonly landmark: string;
  readonly doubts: readonly Doubt[];
}
