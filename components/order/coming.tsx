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
  const { coming } = copy;
  const reloadToCart = () => {
    changeState(openPopup("cart"));
    reload();
  };
  return (
    <PopupContent
      title={isMissing ? coming.missing : coming.title}
      actions={
        <>
          <Button look="secondary" onClick={closePopup} text={coming.close} />
          {isMissing && (
            <Button
              look="primary"
              onClick={onRetry ?? reloadToCart}
              text={onRetry ? coming.retry : coming.reload}
            />
          )}
        </>
      }
    >
      {isMissing && <p>{coming.cartStays}</p>}
      <p className={isMissing ? "" : "animate-offer"}>
        <a href={callLink(phone)} className="text-button">
          {coming.call}
        </a>
        <a href={chatLink(whatsapp, copy.order.greeting)} className="text-button">
          {coming.chat}
        </a>
      </p>
    </PopupContent>
  );
}
