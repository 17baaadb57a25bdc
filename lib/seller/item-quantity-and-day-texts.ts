import type { Copy } from "@/lib/copy/copy-type";
import { fill } from "@/lib/order/text";
import type { OrderWords } from "@/lib/order/order-message-lines";
import type { Packing, Quantity } from "@/lib/seller/packing-and-rupee-totals";
import type { OrderedItem, ReceivedOrder } from "@/lib/seller/received-order";

/** The words of the day sheet in one language, and those of the orders on it. */
export type SheetCopy = Pick<Copy, "order" | "seller">;
export type SheetWords = SheetCopy["seller"];

/** The orders of one day or of all, what to pack for them, and the words for it. */
export interface Sheet {
  readonly orders: readonly ReceivedOrder[];
  readonly packing: Packing;
  readonly copy: SheetCopy;
}

/** `3 × Desi cow milk - 1 Liter` */
export function itemText({ item, count }: OrderedItem, { order, seller }: SheetCopy): string {
  const name = `${order.products[item.product]} - ${order.sizes[item.size]}`;
  return fill(seller.item, { count, item: name });
}

/** `12.5 L`, `3.75 kg`, or both; empty for none. */
export function quantityText({ millilitres, grams }: Quantity, words: SheetWords): string {
  return [
    ...(millilitres > 0 ? [fill(words.litres, { amount: millilitres / 1000 })] : []),
    ...(grams > 0 ? [fill(words.kilos, { amount: grams / 1000 })] : []),
  ].join(", ");
}

/** `2026-11-20` → `20 Nov 2026` */
export function dayText(day: string, { months }: Pick<OrderWords, "months">): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(date)} ${months[Number(month) - 1] ?? ""} ${year}`;
}
