"use client";

import { useId, useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { ItemAndPrice } from "@/components/order/item";
import type { OrderProps } from "@/components/order/props";
import { Button } from "@/components/ui/button";
import { changeState } from "@/components/visit/store";
import { addItems, setRemoved, type CartLine } from "@/lib/order/state";
import type { Item } from "@/lib/shop/catalogue";
import { fill } from "@/lib/fill";

type RowProps = Pick<OrderProps, "copy"> & { line: CartLine; item: Item };

/** A row of the open cart: the item with its buttons or, once it is removed, Undo. */
export function CartRow({ line: { key, isRemoved = false }, item, copy }: RowProps) {
  const textId = useId();
  const buttonProps = { look: "text", "aria-describedby": textId } as const;
  const toggle = { ...buttonProps, onClick: toggleRemoved };

  /** The first button of what takes its place gets the focus, because the one that was pressed is gone. */
  function toggleRemoved({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const row = currentTarget.closest("li");
    flushSync(() => changeState(setRemoved(key, !isRemoved)));
    row?.querySelector("button")?.focus();
  }

  if (isRemoved) {
    const name = { product: copy.order.products[item.product], size: copy.order.sizes[item.size] };
    return (
      <li className="flex items-center justify-between gap-4 py-3">
        <span id={textId}>{fill(copy.cart.removed, name)}</span>
        <Button {...toggle} className="-mx-2 shrink-0" text={copy.cart.undo} />
      </li>
    );
  }
  const addOneMore = () => changeState(addItems(item.id));
  return (
    <li className="flex flex-wrap items-center gap-x-3 pt-3 pb-1">
      <ItemPicture product={item.product} />
      <div className="min-w-0 grow basis-44">
        <p id={textId} className="flex justify-between gap-4">
          <ItemAndPrice item={item} words={copy.order} />
        </p>
        <p className="-mx-2 flex flex-wrap justify-between gap-x-2">
          <Button {...toggle} text={copy.cart.remove} />
          <Button {...buttonProps} onClick={addOneMore} text={copy.cart.addOneMore} />
        </p>
      </div>
    </li>
  );
}

/** The picture of a product as the page has shown it, which costs no bytes; where it has not, the colour behind it. */
function ItemPicture({ product }: Pick<Item, "product">) {
  const [shown] = useState(() => document.querySelector<HTMLImageElement>(`img.photo-${product}`));
  return (
    <span className={`photo-${product} h-18 w-14 shrink-0 overflow-hidden rounded-control`}>
      {shown?.naturalWidth ? (
        <img src={shown.currentSrc} alt="" className={`photo-${product} size-full object-cover`} />
      ) : null}
    </span>
  );
}
