import { fill } from "@/lib/order/text";
import { formatRupees } from "@/lib/shop/format";
import type { SheetWords } from "@/lib/seller/item-quantity-and-day-texts";
import type { OrderWarning, ReceivedOrder } from "@/lib/seller/received-order";
import type { Note } from "@/lib/seller/repeated-orders";

/** A warning about an order, in a sentence. */
export function warningText(
  warning: OrderWarning,
  order: ReceivedOrder,
  words: SheetWords,
): string {
  const totalToday = order.items.reduce((sum, { item, count }) => sum + item.rupees * count, 0);
  const text = fill(words.warnings[warning], { total: formatRupees(totalToday) });
  return warning === "unknown-items" ? `${text} ${order.unknownItems.join("; ")}` : text;
}

/** A note about an order that was repeated or replaced, in a sentence. */
export function noteText(note: Note, words: SheetWords): string {
  return fill(words.notes[note.kind], note);
}
