"use client";

import { dispatch, useShopping } from "@/components/shop/shopping-store";

/** CART, always in reach; its badge counts the lines. */
export function CartButton({
  label,
  count,
}: {
  label: string;
  count: { readonly one: string; readonly other: string };
}) {
  const lines = useShopping((visit) => visit.cart.lines.length);

  return (
    <button type="button" onClick={() => dispatch({ type: "open-cart" })} className="cart-button">
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
