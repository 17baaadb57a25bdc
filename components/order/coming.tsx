"use client";

import type { OrderProps } from "@/components/order/props";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { reload } from "@/components/visit/handover";
import { changeState, closePopup } from "@/components/visit/store";
import { openPopup } from "@/lib/order/state";
import { callLink, chatLink } from "@/lib/shop/links";

/** Whether a script is on its way or has failed to come, for the first time or after it was tried again. */
export type Script = "coming" | "missing" | "coming-again" | "missing-again";

interface ComingProps extends OrderProps {
  script: Script;
  onRetry: () => void;
}

/** Stands in a popup whose script has not come. Nothing is typed yet that a reload would lose. */
export function Coming({ script, onRetry, copy, whatsapp, phone }: ComingProps) {
  const { coming } = copy;
  const isMissing = script === "missing" || script === "missing-again";
  const reloadToCart = () => {
    changeState(openPopup("cart"));
    reload();
  };
  const actions = (
    <>
      <Button look="secondary" onClick={closePopup} text={coming.close} />
      {script === "missing" && <Button look="primary" onClick={onRetry} text={coming.retry} />}
      {/* After a new release only the page, loaded anew, knows its scripts. */}
      {script === "missing-again" && (
        <Button look="primary" onClick={reloadToCart} text={coming.reload} />
      )}
    </>
  );
  return (
    <PopupContent title={isMissing ? coming.missing : coming.title} actions={actions}>
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
