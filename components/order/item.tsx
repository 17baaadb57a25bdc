"use client";

import type { Item, ItemNames } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";

export function ItemAndPrice({ item, words }: { item: Item; words: ItemNames }) {
  return (
    <>
      <span className="grow">
        <span className="font-semibold">{`${words.products[item.product]} `}</span>
        <span className="whitespace-nowrap text-ink-soft">{`${words.sizes[item.size]} `}</span>
      </span>
      <span className="min-w-14 text-end font-semibold tabular-nums">
        {formatRupees(item.rupees)}
      </span>
    </>
  );
}

/** The total in whole rupees, above the buttons of a popup. Screen readers announce it when it changes. */
export function Total({ label, rupees }: { label: string; rupees: number }) {
  return (
    <p
      id="popup-total"
      role="status"
      className="flex justify-between gap-4 text-title font-semibold"
    >
      <span>{`${label} `}</span>
      <span className="tabular-nums">{formatRupees(rupees)}</span>
    </p>
  );
}
