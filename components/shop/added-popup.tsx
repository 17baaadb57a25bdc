"use client";

import { dispatch } from "@/components/shop/shopping-store";
import { buttonClass } from "@/components/ui/button-class";
import { Dialog } from "@/components/ui/dialog";
import type { Item } from "@/lib/catalogue";
import type { Copy } from "@/lib/copy/copy";
import { fill } from "@/lib/fill";
import { formatRupees } from "@/lib/money";

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
    <Dialog
      title={words.title}
      onClose={() => dispatch({ type: "close" })}
      actions={
        <>
          <button
            type="button"
            onClick={() => dispatch({ type: "close" })}
            className={buttonClass("secondary")}
          >
            {words.ok}
          </button>
          <button
            type="button"
            onClick={() => dispatch({ type: "open-cart" })}
            className={buttonClass("primary")}
          >
            {words.goToCart}
          </button>
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
    </Dialog>
  );
}
