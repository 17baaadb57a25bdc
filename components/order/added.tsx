"use client";

import { Button } from "@/components/ui/button";
import { Popup, PopupContent } from "@/components/ui/popup";
import { useStore } from "@/components/visit/store";
import type { Copy } from "@/lib/copy";
import { findItem, itemName, type ItemNames } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";

/** Says which item was added. Before React has come, the bridge opens it and writes the item's name. */
export function AddedPopup({ words, names }: { words: Copy["added"]; names: ItemNames }) {
  const item = findItem(useStore().lines.at(-1)?.id ?? "");
  const actions = (
    <>
      <Button look="secondary" data-action="close" text={words.ok} />
      <Button look="primary" data-action="cart" text={words.goToCart} />
    </>
  );
  return (
    <Popup names={["added"]} id="added">
      <PopupContent id="added" title={words.title} actions={actions}>
        <p id="added-text" data-added="" suppressHydrationWarning className="text-lead">
          {item ? `${itemName(item, names, ", ")}, ${formatRupees(item.rupees)}` : ""}
        </p>
      </PopupContent>
    </Popup>
  );
}
