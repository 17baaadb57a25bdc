"use client";

import { useRef } from "react";
import { loadCheckout } from "@/components/shop/checkout-chunk";
import { dispatch } from "@/components/shop/shopping-store";
import { buttonClass } from "@/components/ui/button-class";
import { findItem, type ProductId } from "@/lib/catalogue";

/** The size and price dropdown of one product, and its Add to Cart button. */
export function AddToCart({
  product,
  options,
  label,
  button,
}: {
  product: ProductId;
  options: readonly { readonly id: string; readonly text: string }[];
  label: string;
  button: string;
}) {
  const select = useRef<HTMLSelectElement>(null);
  const selectId = `${product}-size`;

  function add() {
    const item = findItem(select.current?.value ?? "");
    if (!item) return;
    dispatch({ type: "add", item });
    void loadCheckout();
  }

  return (
    <div className="mt-auto grid gap-3">
      <label htmlFor={selectId} className="sr-only">
        {label}
      </label>
      <select ref={select} id={selectId} className="field tabular-nums">
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.text}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-describedby={`${product}-name`}
        onClick={add}
        className={buttonClass("primary")}
      >
        {button}
      </button>
    </div>
  );
}
