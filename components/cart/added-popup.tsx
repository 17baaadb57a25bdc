"use client";

import { closePopup, dispatch } from "@/components/cart/visit-store";
import { Button } from "@/components/ui/button";
import { DialogContent } from "@/components/ui/dialog";
import { runAfterPaint } from "@/components/ui/run-after-paint";
import type { Item } from "@/lib/shop/catalogue";
import type { Copy } from "@/lib/copy/copy";
import { fill } from "@/lib/language/text-template";
import { formatRupees } from "@/lib/shop/money";

/** Confirms what was added, and offers the cart. */
export function AddedPopup({
  item,
  words,
  names,
}: {
  item: Item;
  words: Copy["shop"]["added"];
  names: Pick<Copy, "products" | "sizes">;
}) {
  return (
    <DialogContent
      title={words.title}
      actions={
        <>
          <Button look="secondary" onClick={closePopup}>
            {words.ok}
          </Button>
          <Button
            look="primary"
            onClick={({ currentTarget }) =>
              runAfterPaint(currentTarget, () => dispatch({ type: "open-cart" }))
            }
          >
            {words.goToCart}
          </Button>
        </>
      }
    >
      <p className="text-lead">
        {fill(words.text, {
          product: names.products[item.product],
          size: names.sizes[item.size],
          price: formatRupees(item.rupees),
        })}
      </p>
    </DialogContent>
  );
}
