"use client";

import { quantityText, type Sheet } from "@/lib/seller/day-sheet-formats";
import { formatRupees } from "@/lib/shop/money";

/** The number of orders, the amounts of milk and other goods, and the money to collect. */
export function DayTotals({ orders, packing, copy: { seller: words } }: Sheet) {
  const { millilitres, grams } = packing.quantity;
  const figures = [
    [words.orders, String(orders.length)],
    [words.milk, quantityText({ millilitres, grams: 0 }, words)],
    [words.goods, quantityText({ millilitres: 0, grams }, words)],
    [words.toCollect, formatRupees(packing.rupees)],
  ] as const;
  return (
    <dl className="day-sheet-figures">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="figures">{figure || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
