"use client";

import { Button } from "@/components/ui/button";
import { Popup, PopupContent } from "@/components/ui/popup";
import { useStore } from "@/components/visit/store";
import type { Copy } from "@/lib/copy";
import { orderedIds } from "@/lib/order/state";
import { findItem, itemName } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";

// What shows a tap on Add to Cart. Until React comes, the bridge writes the number and the name.

export function CartButton({ words }: { words: Copy["cartButton"] }) {
  const count = orderedIds(useStore()).length;
  return (
    <button
      type="button"
      data-action="cart"
      className="button bg-ink px-3.5 py-0 font-bold tracking-[0.04em] text-milk print:hidden noscript:hidden hindi:tracking-normal"
    >
      <span>{`${words.text} `}</span>
      <span
        key={count}
        data-count=""
        suppressHydrationWarning
        className="min-w-6 rounded-full bg-alert px-1.5 text-center text-small/6 tracking-normal tabular-nums empty:hidden motion-safe:animate-count forced-colors:border"
      >
        {count || ""}
      </span>
      <span className="sr-only">
        {count > 0 && ` ${count === 1 ? words.count.one : words.count.other}`}
      </span>
    </button>
  );
}

export function AddedPopup({ added, order }: Pick<Copy, "added" | "order">) {
  const item = findItem(useStore().lines.at(-1) ?? "");
  const actions = (
    <>
      <Button look="secondary" data-action="close" text={added.ok} />
      <Button look="primary" data-action="cart" text={added.goToCart} />
    </>
  );
  return (
    <Popup names={["added"]} id="added">
      <PopupContent id="added" title={added.title} actions={actions}>
        <p id="added-text" data-added="" suppressHydrationWarning className="text-lead">
          {item ? `${itemName(item, order, ", ")}, ${formatRupees(item.rupees)}` : ""}
        </p>
      </PopupContent>
    </Popup>
  );
}
