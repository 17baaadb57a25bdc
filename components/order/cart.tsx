"use client";

import { useId, useState } from "react";
import { checkOut } from "@/components/order/checkout";
import type { OrderProps } from "@/components/order/popups";
import { Button } from "@/components/ui/button";
import { OwnerNotes } from "@/components/ui/notes";
import { PopupContent } from "@/components/ui/popup";
import { ShareButton } from "@/components/ui/share";
import { changeState, closePopup, useStore } from "@/components/visit/store";
import { languageIn } from "@/lib/language";
import { orderLink } from "@/lib/order/link";
import { addItems, orderedIds, setRemoved } from "@/lib/order/state";
import { findItem, findItems, itemName, itemsText, totalOf, type Item } from "@/lib/shop/catalogue";
import { fill, formatRupees } from "@/lib/shop/format";

export function Cart({ copy, notice, ownerNotes, productsUrl, soldOut }: OrderProps) {
  const state = useStore();
  const [isChecking, setIsChecking] = useState(false);
  const { buttons, cart } = copy;
  const items = findItems(orderedIds(state));
  const hasItems = items.length > 0;
  const shared = {
    text: fill(cart.shareText, { items: itemsText(items, copy.order) }),
    url: orderLink(productsUrl, items),
  };
  const checkOutOnce = () => {
    setIsChecking(true);
    void checkOut(state, soldOut);
  };
  const withdrawn = state.withdrawn?.map((id) => {
    const item = findItem(id);
    // A cart that an older page has left may hold what is not in the catalogue any more, and has no name.
    return item ? itemName(item, copy.order) : id;
  });

  return (
    <PopupContent
      title={cart.title}
      summary={
        <>
          {notice && (
            <p lang={languageIn(notice)} className="note text-small wrap-anywhere">
              {notice}
            </p>
          )}
          <OwnerNotes notes={ownerNotes} />
          <Total label={cart.total} rupees={totalOf(items)} />
        </>
      }
      actions={
        <>
          <Button
            look={hasItems ? "secondary" : "primary"}
            onClick={closePopup}
            text={buttons.close}
          />
          <Button
            look={hasItems ? "primary" : "quiet"}
            onClick={checkOutOnce}
            text={isChecking ? cart.opening : cart.checkout}
          />
        </>
      }
    >
      {state.popup === "renewedCart" && <p className="note">{cart.renewed}</p>}
      {withdrawn && <p className="note">{fill(cart.withdrawn, { items: withdrawn.join(", ") })}</p>}
      {state.lines.length === 0 && <p className="py-6 text-center">{cart.empty}</p>}
      <ol className="divide-y divide-line">
        {state.lines.map((id, place) => {
          const item = findItem(id);
          const isRemoved = state.removed[place];
          return item && <CartRow key={place} {...{ place, item, isRemoved, copy }} />;
        })}
      </ol>
      {hasItems && (
        <>
          <p className="my-3 text-small text-ink-soft">{`${cart.memoryNote} ${cart.cancel}`}</p>
          <ShareButton button={cart.share} shared={shared} words={copy.copying} />
        </>
      )}
    </PopupContent>
  );
}

type RowProps = Pick<OrderProps, "copy"> & {
  place: number;
  item: Item;
  isRemoved: boolean | undefined;
};

/** A row of the open cart: the item with its buttons or, once it is removed, Undo. */
function CartRow({ place, item, isRemoved, copy }: RowProps) {
  const textId = useId();
  const buttonProps = { look: "text", "aria-describedby": textId } as const;
  const toggle = {
    ...buttonProps,
    // The button that was pressed is gone: the one in its place gets the focus.
    ref: isRemoved === undefined ? undefined : takeFocus,
    onClick: () => changeState(setRemoved(place, !isRemoved)),
  };

  if (isRemoved) {
    const name = itemName(item, copy.order, ", ");
    return (
      <li className="flex items-center justify-between gap-4 py-3">
        <span id={textId}>{fill(copy.cart.removed, { item: name })}</span>
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

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

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

export function ItemAndPrice({ item, words }: { item: Item; words: OrderProps["copy"]["order"] }) {
  return (
    <>
      <span className="grow">
        <span className="font-semibold">{`${words.products[item.product]} `}</span>
        <span className="whitespace-nowrap text-ink-soft">{`${words.sizes[item.size]} `}</span>
      </span>
      <span className="min-w-14 text-end font-semibold tabular-nums">
        {formatRupees(item.rupees)}
      </span>
    </>
  );
}

/** The total in whole rupees, above the buttons of a popup. Screen readers announce it when it changes. */
export function Total({ label, rupees }: { label: string; rupees: number }) {
  return (
    <p
      id="popup-total"
      role="status"
      className="flex justify-between gap-4 text-title font-semibold"
    >
      <span>{`${label} `}</span>
      <span className="tabular-nums">{formatRupees(rupees)}</span>
    </p>
  );
}
