"use client";

import type { Item } from "@/lib/shop/catalogue";
import type { Copy } from "@/lib/copy/copy";
import { formatRupees } from "@/lib/shop/money";

/** An item in a list, with its price; or several of the same item, with their sum. */
export function ItemRowWithoutButtons({
  item,
  count = 1,
  names,
}: {
  item: Item;
  count?: number;
  names: Pick<Copy, "products" | "sizes">;
}) {
  return (
    <li className="flex justify-between gap-4 py-3">
      <span>
        {count > 1 && `${count} × `}
        <span className="strong">{names.products[item.product]}</span>{" "}
        <span className="whitespace-nowrap text-ink-soft">{names.sizes[item.size]}</span>
      </span>{" "}
      <span className="strong figures">{formatRupees(item.rupees * count)}</span>
    </li>
  );
}
