"use client";

import type { ItemNames } from "@/lib/order/items";
import type { Item } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";

interface ItemProps {
  item: Item;
  /** How many of the item; the price is then their sum. */
  count?: number;
  names: ItemNames;
}

/** An item in a list, with its price. */
export function ItemRowWithoutButtons(props: ItemProps) {
  return (
    <li className="flex justify-between gap-4 py-3">
      <ItemNameAndPrice {...props} />
    </li>
  );
}

/** Name and size of an item at the start of a row, and its price at the end. */
export function ItemNameAndPrice({ item, count = 1, names }: ItemProps) {
  return (
    <>
      <span>
        {count > 1 && `${count} × `}
        <span className="strong">{names.products[item.product]}</span>{" "}
        <span className="whitespace-nowrap text-ink-soft">{names.sizes[item.size]}</span>
      </span>{" "}
      <span className="strong figures">{formatRupees(item.rupees * count)}</span>
    </>
  );
}
