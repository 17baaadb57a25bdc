"use client";

import { useEffect, useId, useRef } from "react";
import { ItemName } from "@/components/cart/item";
import type { OrderProps } from "@/components/order/popups";
import { change } from "@/components/visit/use-visit";
import { fill } from "@/lib/order/text";
import { add, setRemoved } from "@/lib/order/visit";
import type { Item } from "@/lib/shop/catalogue";

/**
 * One row of the open cart: a line with its buttons or, once removed, the offer to put it back. The focus
 * stays in the row when it changes.
 */
export function CartRow({
  line,
  item,
  isRemoved,
  words,
}: {
  line: number;
  item: Item;
  isRemoved: boolean;
  words: OrderProps["words"];
}) {
  const textId = useId();
  const firstButton = useRef<HTMLButtonElement>(null);
  const wasRemoved = useRef(isRemoved);
  useEffect(() => {
    if (wasRemoved.current !== isRemoved) firstButton.current?.focus();
    wasRemoved.current = isRemoved;
  }, [isRemoved]);

  if (isRemoved) {
    return (
      <li className="flex items-center justify-between gap-4 py-3">
        <span id={textId}>
          {fill(words.cart.removed, {
            product: words.products[item.product],
            size: words.sizes[item.size],
          })}
        </span>
        <button
          ref={firstButton}
          type="button"
          aria-describedby={textId}
          onClick={() => change(setRemoved(line, false))}
          className="text-button -mx-2 shrink-0"
        >
          {words.cart.undo}
        </button>
      </li>
    );
  }
  return (
    <li className="pt-3 pb-1">
      <p id={textId} className="flex justify-between gap-4">
        <ItemName item={item} words={words} />
      </p>
      <p className="-mx-2 flex flex-wrap justify-between">
        <button
          ref={firstButton}
          type="button"
          aria-describedby={textId}
          onClick={() => change(setRemoved(line, true))}
          className="text-button"
        >
          {words.cart.remove}
        </button>
        <button
          type="button"
          aria-describedby={textId}
          onClick={() => change(add(item.id))}
          className="text-button"
        >
          {words.cart.addOneMore}
        </button>
      </p>
    </li>
  );
}
