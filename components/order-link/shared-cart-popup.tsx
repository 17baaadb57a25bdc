"use client";

import { useState, type MouseEvent } from "react";
import type { OrderPopupProps } from "@/components/cart/order-popups/order-popup-props";
import { closePopup, dispatch, useVisit } from "@/components/cart/cart-and-checkout-store";
import { TotalLine } from "@/components/cart/total-line";
import { ItemRowWithoutButtons } from "@/components/cart/item-row-without-buttons";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { runAfterPaint } from "@/components/ui/run-after-paint";
import type { Copy } from "@/lib/copy";
import { fill } from "@/lib/order/text";
import { itemName } from "@/lib/order/items";
import { readOrderLink } from "@/lib/order/link";

type Words = Copy["shop"]["sharedCart"];

/** The items of an order link, at today's prices. The cart does not change before the shopper answers. */
export function SharedCartPopup({
  link,
  soldOut,
  words: { sharedCart: words, order: names },
}: OrderPopupProps & {
  /** The part of the fragment after `#order=`. */
  link: string;
}) {
  const [cart] = useState(() => readOrderLink(link, soldOut));
  const inCart = useVisit((visit) => visit.cart.lines.length);
  if (cart.isTooLong) return <NothingSold words={words} reason={words.tooLong} missing={[]} />;

  const { items } = cart;
  const missing = [...cart.soldOut.map((item) => itemName(item, names)), ...cart.unknown];
  if (items.length === 0) {
    return <NothingSold words={words} reason={words.nothing} missing={missing} />;
  }

  const changeCart = (type: "add-all" | "replace-all", { currentTarget }: MouseEvent) =>
    runAfterPaint(currentTarget, () => dispatch({ type, items }));

  return (
    <PopupContent
      title={words.title}
      actions={
        <>
          <TotalLine
            label={words.total}
            rupees={items.reduce((total, item) => total + item.rupees, 0)}
          />
          <Button look="secondary" onClick={closePopup}>
            {words.notNow}
          </Button>
          {inCart > 0 && (
            <Button look="secondary" onClick={(event) => changeCart("replace-all", event)}>
              {words.replace}
            </Button>
          )}
          <div className={inCart > 0 ? "col-span-full grid" : "grid"}>
            <Button look="primary" onClick={(event) => changeCart("add-all", event)}>
              {words.add}
            </Button>
          </div>
        </>
      }
    >
      <p>{words.text}</p>
      <ol className="my-3 ruled">
        {items.map((item, index) => (
          <ItemRowWithoutButtons key={index} item={item} names={names} />
        ))}
      </ol>
      <MissingItems words={words} names={missing} />
      {inCart > 0 && (
        <p className="note mt-3">
          {inCart === 1 ? words.inCart.one : fill(words.inCart.other, { count: inCart })}
        </p>
      )}
    </PopupContent>
  );
}

function MissingItems({ words, names }: { words: Words; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="mt-3">
      <p>{words.missing}</p>
      <ul className="policy-rules">
        {names.map((name, index) => (
          <li key={index} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NothingSold({
  words,
  reason,
  missing,
}: {
  words: Words;
  reason: { readonly title: string; readonly text: string };
  missing: readonly string[];
}) {
  return (
    <PopupContent
      title={reason.title}
      actions={
        <Button look="primary" onClick={closePopup}>
          {words.look}
        </Button>
      }
    >
      <p>{reason.text}</p>
      <MissingItems words={words} names={missing} />
    </PopupContent>
  );
}
