"use client";

import { dispatch, useVisit } from "@/components/cart/visit-store";
import { useEarlyClicks } from "@/components/head-script/replay";
import { runAfterPaint } from "@/components/ui/run-after-paint";

/** CART, always in reach; its badge counts the lines. Without scripts there is no cart. */
export function CartButton({
  label,
  opening,
  count,
}: {
  label: string;
  opening: string;
  count: { readonly one: string; readonly other: string };
}) {
  const lines = useVisit((visit) => visit.cart.lines.length);

  const open = () => dispatch({ type: "open-cart" });
  useEarlyClicks("cart", open);

  return (
    <button
      type="button"
      data-early-click="cart"
      data-early-click-status={opening}
      suppressHydrationWarning
      onClick={({ currentTarget }) => runAfterPaint(currentTarget, open)}
      className="cart-button scriptless:hidden"
    >
      {label}
      {lines > 0 && (
        <>
          {" "}
          <span key={lines} className="cart-badge">
            {lines}
          </span>{" "}
          <span className="sr-only">{lines === 1 ? count.one : count.other}</span>
        </>
      )}
    </button>
  );
}
