"use client";

import { fill } from "@/lib/order/text";
import { quantityText, type Sheet } from "@/lib/seller/texts";
import { formatRupees } from "@/lib/shop/format";

/** How many of each size to pack, by product, and their sum. */
export function PackingList({ packing, copy: { order: names, seller: words } }: Sheet) {
  return (
    <section>
      <h3 className="small-heading">{words.pack}</h3>
      <ul className="packing">
        {packing.products.map(({ product, sizes, quantity }) => (
          <li key={product}>
            <p className="strong">{names.products[product]}</p>
            <ul className="packing-sizes flex flex-wrap figures">
              {sizes.map(({ item, count }) => (
                <li key={item.id}>{fill(words.item, { count, item: names.sizes[item.size] })}</li>
              ))}
            </ul>
            <p className="packing-sum whitespace-nowrap figures">{quantityText(quantity, words)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
