"use client";

import { ItemAndPrice, Total } from "@/components/order/cart";
import type { OrderProps } from "@/components/order/popups";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { changeState, closePopup, useStore } from "@/components/visit/store";
import { readOrderLink } from "@/lib/order/read-link";
import { openPopup, orderedIds } from "@/lib/order/state";
import { itemName, totalOf } from "@/lib/shop/catalogue";
import { fillCount } from "@/lib/shop/format";

/** Asks whether to add the items of an order link, at today's prices. The cart changes only with the answer. */
export function SharedCart({ copy, soldOut }: OrderProps) {
  const state = useStore();
  const { sharedCart } = copy;
  const cartCount = orderedIds(state).length;
  const { items, isCut, ...others } = readOrderLink(state.link ?? "", soldOut);
  const missing = [...others.soldOut.map((item) => itemName(item, copy.order)), ...others.unknown];
  const hasItems = items.length > 0;
  const nothing = isCut ? sharedCart.cut : sharedCart.nothing;
  const { title, text } = hasItems ? sharedCart : nothing;

  const ids = items.map(({ id }) => id);
  const replace = () => changeState(openPopup("cart", { lines: ids, removed: {} }));
  const add = () => changeState(openPopup("cart", { lines: [...state.lines, ...ids] }));
  const answers = (
    <>
      <Button look="secondary" onClick={closePopup} text={sharedCart.notNow} />
      {cartCount > 0 && <Button look="secondary" onClick={replace} text={sharedCart.replace} />}
      <Button
        look="primary"
        onClick={add}
        className={cartCount > 0 ? "col-span-full" : ""}
        text={sharedCart.add}
      />
    </>
  );
  const look = <Button look="primary" onClick={closePopup} text={sharedCart.look} />;

  return (
    <PopupContent
      title={title}
      summary={hasItems && <Total label={copy.cart.total} rupees={totalOf(items)} />}
      actions={hasItems ? answers : look}
    >
      <p id="popup-text">{text}</p>
      {hasItems && isCut && (
        <p className="note mt-3">
          <span className="font-semibold">{`${sharedCart.cut.title}. `}</span>
          <span>{sharedCart.cut.text}</span>
        </p>
      )}
      {hasItems && (
        <ol className="my-3 divide-y divide-line">
          {items.map((item, index) => (
            <li key={index} className="flex justify-between gap-4 py-3">
              <ItemAndPrice item={item} words={copy.order} />
            </li>
          ))}
        </ol>
      )}
      {missing.length > 0 && (
        <div className="mt-3">
          <p>{sharedCart.missing}</p>
          <ul className="policy-rules">
            {missing.map((name, index) => (
              <li key={index} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasItems && cartCount > 0 && (
        <p className="note mt-3">{fillCount(sharedCart.inCart, cartCount)}</p>
      )}
    </PopupContent>
  );
}
