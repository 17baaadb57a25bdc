"use client";

import { useEffect, useId, useRef } from "react";
import { ItemAndPrice } from "@/components/order/item";
import type { OrderProps } from "@/components/order/props";
import { Button } from "@/components/ui/button";
import { change } from "@/components/visit/use-visit";
import { addItems, setRemoved, type CartLine } from "@/lib/order/visit";
import type { Item } from "@/lib/shop/catalogue";
import { fill } from "@/lib/text";

type RowProps = Pick<OrderProps, "words"> & { line: CartLine; item: Item };

/**
 * One row of the open cart: a line with its buttons or, once removed, the offer to put it back. The focus
 * stays in the row when it changes.
 */
export function CartRow({ line, item, words }: RowProps) {
  const { key, isRemoved = false } = line;
  const textId = useId();
  const firstButton = useRef<HTMLButtonElement>(null);
  const wasRemoved = useRef(isRemoved);
  useEffect(() => {
    if (wasRemoved.current !== isRemoved) firstButton.current?.focus();
    wasRemoved.current = isRemoved;
  }, [isRemoved]);

  const button = { look: "text", "aria-describedby": textId } as const;
  if (isRemoved) {
    const name = { product: words.products[item.product], size: words.sizes[item.size] };
    return (
      <li className="flex items-center justify-between gap-4 py-3">
        <span id={textId}>{fill(words.cart.removed, name)}</span>
        <Button
          {...button}
          ref={firstButton}
          onClick={() => change(setRemoved(key, false))}
          className="-mx-2 shrink-0"
          text={words.cart.undo}
        />
      </li>
    );
  }
  return (
    <li className="pt-5 pb-1 sm:flex sm:items-center sm:gap-4 sm:py-2">
      <p id={textId} className="flex justify-between gap-4 sm:contents">
        <ItemAndPrice item={item} words={words} />
      </p>
      <p className="-mx-2 flex flex-wrap justify-between gap-x-2">
        <Button
          {...button}
          ref={firstButton}
          onClick={() => change(setRemoved(key, true))}
          text={words.cart.remove}
        />
        <Button
          {...button}
          onClick={() => change(addItems(item.id))}
          text={words.cart.addOneMore}
        />
      </p>
    </li>
  );
}
