"use client";

import { fill } from "@/lib/language/text-template";
import { quantityText, type Sheet } from "@/lib/seller/day-sheet-formats";

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
