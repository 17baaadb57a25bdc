"use client";

import { useVisit } from "@/components/visit/use-visit";
import type { Copy } from "@/lib/copy";
import { orderedIds } from "@/lib/order/visit";

/**
 * The CART button, which is always on screen, with the number of lines. Before React comes the visit
 * writes the number; without scripts there is no cart.
 */
export function CartButton({ words }: { words: Pick<Copy["shop"], "cartButton" | "cartCount"> }) {
  const count = orderedIds(useVisit()).length;
  return (
    <button type="button" data-visit="cart" className="cart-button scriptless:hidden">
      {words.cartButton}{" "}
      <span key={count} data-count="" suppressHydrationWarning className="cart-badge empty:hidden">
        {count || ""}
      </span>{" "}
      <span className="sr-only">
        {count > 0 && (count === 1 ? words.cartCount.one : words.cartCount.other)}
      </span>
    </button>
  );
}
