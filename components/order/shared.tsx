"use client";

import { ItemRow, TotalLine } from "@/components/order/item";
import type { OrderProps } from "@/components/order/props";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { change, closePopup, useVisit } from "@/components/visit/use-visit";
import { readOrderLink } from "@/lib/order/link";
import { addItems, openPopup, orderedIds, replaceCart } from "@/lib/order/visit";
import { itemName, totalOf } from "@/lib/shop/catalogue";
import { fillCount } from "@/lib/text";

/** The items of an order link, at today's prices. The cart does not change before the shopper answers. */
export function SharedCart({ words, soldOut }: OrderProps) {
  const visit = useVisit();
  const shared = readOrderLink(visit.link ?? "", soldOut);
  const { sharedCart } = words;
  const inCart = orderedIds(visit).length;

  const missing = shared.isTooLong
    ? []
    : [...shared.soldOut.map((item) => itemName(item, words)), ...shared.unknown];
  const missingList = missing.length > 0 && (
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
  );

  if (shared.isTooLong || shared.items.length === 0) {
    const { title, text } = shared.isTooLong ? sharedCart.tooLong : sharedCart.nothing;
    return (
      <PopupContent
        title={title}
        actions={<Button look="primary" onClick={closePopup} text={sharedCart.look} />}
      >
        <p>{text}</p>
        {missingList}
      </PopupContent>
    );
  }

  const ids = shared.items.map(({ id }) => id);
  return (
    <PopupContent
      title={sharedCart.title}
      summary={<TotalLine label={words.cart.total} rupees={totalOf(shared.items)} />}
      actions={
        <>
          <Button look="secondary" onClick={closePopup} text={sharedCart.notNow} />
          {inCart > 0 && (
            <Button
              look="secondary"
              onClick={() => change(replaceCart(ids))}
              text={sharedCart.replace}
            />
          )}
          <Button
            look="primary"
            onClick={() => change((before) => addItems(...ids)(openPopup("cart")(before)))}
            className={inCart > 0 ? "col-span-full" : ""}
            text={sharedCart.add}
          />
        </>
      }
    >
      <p>{sharedCart.text}</p>
      <ol className="my-3 divide-y divide-line">
        {shared.items.map((item, index) => (
          <ItemRow key={index} item={item} words={words} />
        ))}
      </ol>
      {missingList}
      {inCart > 0 && <p className="note mt-3">{fillCount(sharedCart.inCart, inCart)}</p>}
    </PopupContent>
  );
}
