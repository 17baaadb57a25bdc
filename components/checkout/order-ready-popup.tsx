"use client";

import { useEffect } from "react";
import type { OrderPopupProps } from "@/components/cart/order-popups/order-popup-props";
import { closePopup, dispatch } from "@/components/cart/cart-and-checkout-store";
import { showAddress } from "@/components/navigation/set-and-watch-address-fragment";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { CopyResult, useCopy } from "@/components/ui/copy-to-clipboard";
import { PopupContent } from "@/components/ui/popup";
import { callLink, smsLink } from "@/lib/shop/links";
import { isMobileDoubtful } from "@/lib/order/text";
import type { ComposedOrder } from "@/lib/order/cart-and-checkout-reducer";
import { preparedOrderMark } from "@/lib/order/prepared-order-in-history-state";

/** Other ways to send the order, in case the chat did not open. */
export function OrderReadyPopup({
  composed,
  words: { orderReady: words, order: orderWords },
  whatsapp,
  phone,
}: OrderPopupProps & { composed: ComposedOrder }) {
  const { mobile } = composed.order.details;
  useAddress(composed);
  const { copying, copy } = useCopy(composed.message);

  return (
    <PopupContent
      title={words.title}
      actions={
        <>
          <Button look="secondary" onClick={closePopup}>
            {words.close}
          </Button>
          <Button look="secondary" onClick={() => dispatch({ type: "start-new" })}>
            {words.startNew}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      {isMobileDoubtful(mobile) && (
        <p className="mt-3">
          <span className="strong">{mobile}</span> {orderWords.fields.mobile.hint}
        </p>
      )}
      <p className="mt-5 strong">{words.notOpened}</p>
      <div className="mt-3 grid gap-3">
        <a href={composed.link} className={buttonClass("primary")}>
          {words.openWhatsApp}
        </a>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          <Button look="secondary" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <a href={smsLink(whatsapp, composed.message)} className={buttonClass("secondary")}>
            {words.sms}
          </a>
          <a href={callLink(phone)} className={buttonClass("secondary")}>
            {words.call}
          </a>
        </div>
      </div>
      <div className="mt-3">
        <CopyResult
          copying={copying}
          text={composed.message}
          rows={8}
          words={{ ...words, label: words.orderText }}
        />
      </div>
    </PopupContent>
  );
}

/**
 * Puts the order link into the address of the popup's history entry, and a mark into its state, until
 * the popup closes. Phones may drop the page while WhatsApp is open; when it loads again, it asks
 * whether the order went out. Neither the link nor the mark contains anything typed.
 */
function useAddress({ againLink, order }: ComposedOrder): void {
  useEffect(() => {
    const { pathname, hash } = new URL(againLink);
    const before = window.location.pathname + window.location.search;
    showAddress(pathname + hash, preparedOrderMark(order, hash));
    return () => showAddress(before);
  }, [againLink, order]);
}
