"use client";

import type { OrderProps } from "@/components/order/props";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { reload } from "@/components/visit/handover";
import { changeState, closePopup } from "@/components/visit/store";
import { openPopup } from "@/lib/order/state";
import { callLink, chatLink } from "@/lib/shop/links";

interface ComingProps extends OrderProps {
  /** Whether the script has failed to come. */
  isMissing: boolean;
  /** Undefined when it has been tried again: after a new release only the page, loaded anew, knows its scripts. */
  onRetry: (() => void) | undefined;
}

/** Stands in a popup whose script is on its way, or has not come. Nothing is typed yet that a reload would lose. */
export function Coming({ isMissing, onRetry, copy, whatsapp, phone }: ComingProps) {
  const { contact, failure } = copy;
  const reloadToCart = () => {
    changeState(openPopup("cart"));
    reload();
  };
  return (
    <PopupContent
      title={isMissing ? failure.chunkHeading : copy.cartButton.opening}
      actions={
        <>
          <Button look="secondary" onClick={closePopup} text={copy.cart.close} />
          {isMissing && (
            <Button
              look="primary"
              onClick={onRetry ?? reloadToCart}
              text={onRetry ? failure.retry : failure.reload}
            />
          )}
        </>
      }
    >
      {isMissing && <p>{failure.cartStays}</p>}
      <p className={isMissing ? "" : "animate-offer"}>
        <a href={callLink(phone)} className="text-button">
          {contact.call}
        </a>
        <a href={chatLink(whatsapp, copy.order.greeting)} className="text-button">
          {contact.chat}
        </a>
      </p>
    </PopupContent>
  );
}
