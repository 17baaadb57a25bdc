import { fill } from "@/lib/order/text";
import { formatRupees } from "@/lib/shop/format";
import type { ReceivedOrder } from "@/lib/seller/received-order";
import {
  itemText,
  quantityText,
  type Sheet,
  type SheetCopy,
} from "@/lib/seller/item-quantity-and-day-texts";
import { warningText } from "@/lib/seller/order-warning-and-note-texts";

/**
 * The day sheet as a text for the delivery person's chat. Everything typed follows a label or number, on
 * one line, so that an address cannot imitate another stop or another sum.
 */
export function deliveryText({ orders, packing, copy }: Sheet): string {
  const { order: names, seller: words } = copy;
  const packed = packing.products.map(({ product, sizes, quantity }) => {
    const counts = sizes.map(({ item, count }) =>
      fill(words.item, { count, item: names.sizes[item.size] }),
    );
    return `${names.products[product]}: ${counts.join(", ")} (${quantityText(quantity, words)})`;
  });
  return [
    `${words.pack}\n${packed.join("\n")}`,
    ...orders.map((order, index) => stop(order, index, copy)),
    `${words.orders}: ${orders.length}. ${words.toCollect}: ${formatRupees(packing.rupees)}`,
  ].join("\n\n");
}

function stop(order: ReceivedOrder, index: number, copy: SheetCopy): string {
  const { seller: words } = copy;
  return [
    `${index + 1}. ${words.name}: ${order.name || words.nameless}`,
    ...order.items.map((item) => itemText(item, copy)),
    ...order.warnings.map((warning) => `! ${warningText(warning, order, words)}`),
    `${words.address}: ${order.address.join(", ")}`,
    ...(order.landmark ? [`${words.landmark}: ${order.landmark}`] : []),
    `${words.mobile}: ${order.mobile}`,
    fill(words.collect, { total: formatRupees(order.total) }),
    ...(order.number === undefined ? [] : [order.number]),
  ].join("\n");
}
