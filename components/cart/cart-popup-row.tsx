"use client";

import { memo, useEffect, useId, useRef } from "react";
import { dispatch } from "@/components/cart/cart-and-checkout-store";
import { ItemNameAndPrice } from "@/components/cart/item-row-without-buttons";
import type { ItemNames } from "@/lib/order/items";
import type { CartRow } from "@/lib/order/cart/cart";
import { runAfterPaint } from "@/components/ui/run-after-paint";
import type { Copy } from "@/lib/copy";
import { fill } from "@/lib/order/text";

/**
 * One row of the open cart: a line with its buttons or, once removed, the offer to put it back. The focus
 * stays in the row when it changes. Memoized, because a cart may have hundreds.
 */
export const CartPopupRow = memo(function CartPopupRow({
  row: { line, isRemoved },
  words,
  names,
}: {
  row: CartRow;
  words: Copy["shop"]["cart"];
  names: ItemNames;
}) {
  const textId = useId();
  const firstButton = useRef<HTMLButtonElement>(null);
  const wasRemoved = useRef(isRemoved);

  useEffect(() => {
    if (wasRemoved.current !== isRemoved) firstButton.current?.focus();
    wasRemoved.current = isRemoved;
  }, [isRemoved]);

  const { key, item } = line;

  if (isRemoved) {
    return (
      <li className="flex items-center justify-between gap-4 py-3">
        <span id={textId}>
          {fill(words.removed, {
            product: names.products[item.product],
            size: names.sizes[item.size],
          })}
        </span>
        <button
          ref={firstButton}
          type="button"
          aria-describedby={textId}
          onClick={({ currentTarget }) =>
            runAfterPaint(currentTarget, () => dispatch({ type: "undo-remove", key }))
          }
          className="-mx-2 text-button shrink-0"
        >
          {words.undo}
        </button>
      </li>
    );
  }
  return (
    <li className="pt-3 pb-1">
      <p id={textId} className="flex justify-between gap-4">
        <ItemNameAndPrice item={item} names={names} />
      </p>
      <p className="-mx-2 flex flex-wrap justify-between">
        <button
          ref={firstButton}
          type="button"
          aria-describedby={textId}
          onClick={({ currentTarget }) =>
            runAfterPaint(currentTarget, () => dispatch({ type: "remove", key }))
          }
          className="text-button"
        >
          {words.remove}
        </button>
        <button
          type="button"
          aria-describedby={textId}
          onClick={() => dispatch({ type: "add", item })}
          className="text-button"
        >
          {words.addOneMore}
        </button>
      </p>
    </li>
  );
});
