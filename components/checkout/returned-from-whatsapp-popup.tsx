"use client";

import { useEffect } from "react";
import type { OrderPopupProps } from "@/components/cart/order-popups/order-popup-props";
import { dispatch } from "@/components/cart/cart-and-checkout-store";
import { TotalLine } from "@/components/cart/total-line";
import { ItemRowWithoutButtons } from "@/components/cart/item-row-without-buttons";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { runAfterPaint } from "@/components/ui/run-after-paint";
import { fill } from "@/lib/order/text";
import { cartTotal } from "@/lib/order/cart/cart";
import { countItems } from "@/lib/order/items";
import type { PreparedOrder } from "@/lib/order/cart-and-checkout-reducer";

/**
 * Asks whether an order went out that was prepared before the phone dropped the page. Only Yes empties
 * the cart.
 */
export function ReturnedFromWhatsAppPopup({
  prepared,
  words: { returned: words, sharedCart, order: names },
}: OrderPopupProps & { prepared: PreparedOrder }) {
  useEffect(() => dispatch({ type: "resume", prepared }), [prepared]);
  const { number, lines } = prepared;
  const counts = Array.from(countItems(lines.map(({ item }) => item)));

  return (
    <PopupContent
      title={words.title}
      actions={
        <>
          <TotalLine label={sharedCart.total} rupees={cartTotal(lines)} />
          <div className="col-span-full grid gap-3">
            <Button look="secondary" onClick={() => dispatch({ type: "change-prepared" })}>
              {words.change}
            </Button>
            <Button
              look="secondary"
              onClick={({ currentTarget }) =>
                runAfterPaint(currentTarget, () => dispatch({ type: "checkout" }))
              }
            >
              {words.openWhatsApp}
            </Button>
            <Button look="primary" onClick={() => dispatch({ type: "start-new" })}>
              {words.yes}
            </Button>
          </div>
        </>
      }
    >
      <p>{fill(words.text, { number })}</p>
      <ul className="my-3 ruled">
        {counts.map(([item, count]) => (
          <ItemRowWithoutButtons key={item.id} item={item} count={count} names={names} />
        ))}
      </ul>
      <p className="text-small text-ink-soft">{words.privacy}</p>
    </PopupContent>
  );
}
