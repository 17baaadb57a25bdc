import type { FieldId } from "@/lib/order/delivery";
import type { Goods } from "@/lib/seller/goods";
import type { Row } from "@/lib/seller/row";

/** A run of rows of one order, by the words that the shop has written. Any part of it may be missing. */
export class Segment {
  readonly rows: Row[] = [];
  isGreeted = false;
  reference: { readonly numbers: readonly string[]; readonly rest: Row } | undefined;
  insteadOf: readonly string[] = [];
  readonly goods: Goods[] = [];
  /** The number of the last row in the list of goods. */
  lastPlace = 0;
  /** Other rows above the total: notes, or goods that are not known. */
  readonly texts: Row[] = [];
  total: { readonly row: Row; readonly rupees: number | undefined } | undefined;
  /** What was typed into fields, by label or where it stands. */
  readonly typed = new Map<FieldId, string>();
  readonly labelled = new Set<FieldId>();
  /** The field to which a row without a label belongs, since it is below that. */
  below: FieldId | undefined;
  /** Goods below the total, which it does not have in it. */
  readonly added: Row[] = [];
  readonly notes: string[] = [];

  get isBegun() {
    return this.isGreeted || this.reference !== undefined;
  }
}

/** Whether nothing of an order is missing that one needs to deliver it. */
export const isComplete = ({ isBegun, goods, total, typed }: Segment) =>
  (total !== undefined || (isBegun && goods.length > 0)) && typed.has("mobile");

/** Whether a segment that is no order is a part of one. People name a number, a total or a product as well. */
export function isPart({ isGreeted, isBegun, reference, goods, total, labelled }: Segment) {
  const isOrdered = isBegun || goods.length > 0 || labelled.size > 0;
  return (
    (isGreeted && reference !== undefined) ||
    labelled.size > 1 ||
    (total !== undefined && isOrdered) ||
    (isBegun && goods.length > 0)
  );
}
