"use client";

import type { Item, ItemNames } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";

interface ItemProps {
  item: Item;
  /** How many of the item; the price shown is that of all of them. */
  count?: number;
  words: ItemNames;
}

export function ItemRow(props: ItemProps) {
  return (
    <li className="flex justify-between gap-4 py-3">
      <ItemAndPrice {...props} />
    </li>
  );
}

export function ItemAndPrice({ item, count = 1, words }: ItemProps) {
  return (
    <>
      <span className="grow">
        {count > 1 && <span>{`${count} × `}</span>}
        <span className="font-semibold">{`${words.products[item.product]} `}</span>
        <span className="whitespace-nowrap text-ink-soft">{`${words.sizes[item.size]} `}</span>
      </span>
      <span className="order-last min-w-14 text-end font-semibold tabular-nums">
        {formatRupees(item.rupees * count)}
      </span>
    </>
  );
}

/** The total in whole rupees, above the buttons of a popup. Screen readers announce it when it changes. */
export function Total({ label, rupees }: { label: string; rupees: number }) {
  return (
    <p role="status" className="flex justify-between gap-4 text-title font-semibold">
      <span>{`${label} `}</span>
      <span className="tabular-nums">{formatRupees(rupees)}</span>
    </p>
  );
}
