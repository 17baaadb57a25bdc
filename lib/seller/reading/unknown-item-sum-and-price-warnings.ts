import type { OrderWarning, OrderedItem } from "@/lib/seller/received-order";

/** A line of an order, as the message says it. */
export interface ItemLine extends OrderedItem {
  /** Of one, in whole rupees. */
  readonly price: number;
  readonly sum: number;
}

/** What the seller is to check, because the lines of an order do not fit each other or the catalogue. */
export function itemAndSumWarnings(
  lines: readonly ItemLine[],
  unknownItems: readonly string[],
  total: number,
): readonly OrderWarning[] {
  const warnings: OrderWarning[] = [];
  const sum = lines.reduce((sums, line) => sums + line.sum, 0);
  if (unknownItems.length > 0) warnings.push("unknown-items");
  else if (sum !== total || lines.some((line) => line.price * line.count !== line.sum)) {
    warnings.push("sums");
  }
  if (lines.some(({ item, price }) => price !== item.rupees)) warnings.push("prices");
  return warnings;
}
