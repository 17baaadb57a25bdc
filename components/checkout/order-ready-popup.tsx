"use client";

import { useEffect } from "react";
import { closePopup, dispatch, useVisit } from "@/components/cart/visit-store";
import type { CheckoutProps } from "@/components/checkout/checkout-props";
import { showAddress } from "@/components/navigation/address-fragment";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { CopyResult, useCopy } from "@/components/ui/copied-text";
import { PopupContent } from "@/components/ui/popup";
import { callLink, smsLink } from "@/lib/shop/contact-links";
import { orderLink } from "@/lib/order/cart/order-link";
import { isMobileDoubtful } from "@/lib/order/delivery/mobile";
import type { ComposedOrder } from "@/lib/order/composed-order";
import type { Order } from "@/lib/order/message";
import { preparedOrderMark } from "@/lib/order/prepared-order-mark";

/** Every other way to send the order, for when the chat did not open. */
export function OrderReadyPopup({
  composed,
  words: { orderReady: words, delivery },
  whatsapp,
  phone,
  productsUrl,
}: CheckoutProps & { composed: ComposedOrder }) {
  const lines = useVisit((visit) => visit.cart.lines);
  const mobile = useVisit((visit) => visit.draft.mobile);
  const again = orderLink(
    productsUrl,
    lines.map((line) => line.item),
  );
  useAddress(again, composed.order);
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
          <span className="strong">{mobile}</span> {delivery.mobileHint}
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
 * Puts the path and fragment of an address of this site in the place of the popup's own, until it
 * closes, and marks the entry with the order. Phones drop pages that stand behind WhatsApp: one that is
 * loaded anew then asks whether the order went out. Nothing typed is in either.
 */
function useAddress(address: string, order: Order): void {
  const { pathname, hash } = new URL(address);
  const shown = pathname + hash;

  useEffect(() => {
    const before = window.location.pathname + window.location.search;
    showAddress(shown, preparedOrderMark(order, hash));
    return () => showAddress(before);
  }, [shown, hash, order]);
}
