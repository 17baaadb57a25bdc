import { csv } from "@/lib/seller/csv-format";
import { indianTimeOf } from "@/lib/seller/orders-by-day";
import { itemText, type Sheet } from "@/lib/seller/item-quantity-and-day-texts";
import { warningText } from "@/lib/seller/order-warning-and-note-texts";

/** The orders as a CSV file, with a heading and a row for each. */
export function spreadsheet({ orders, copy }: Pick<Sheet, "orders" | "copy">): string {
  const { seller: words } = copy;
  const { columns } = words;
  const heading = [
    columns.number,
    columns.time,
    words.name,
    words.address,
    words.landmark,
    words.mobile,
    columns.items,
    columns.total,
    columns.insteadOf,
    columns.check,
  ];
  const rows = orders.map((order) => [
    order.number ?? "",
    indianTimeOf(order),
    order.name,
    order.address.join(", "),
    order.landmark,
    order.mobile,
    order.items.map((item) => itemText(item, copy)).join("; "),
    order.total,
    order.insteadOf.join(", "),
    order.warnings.map((warning) => warningText(warning, order, words)).join(" "),
  ]);
  return csv([heading, ...rows]);
}
