"use client";

import { useEffect, useState } from "react";
import { Cart } from "@/components/order/cart";
import type { laterPopups } from "@/components/order/later-popups";
import type { OrderProps } from "@/components/order/props";
import { Button } from "@/components/ui/button";
import { Popup, PopupContent } from "@/components/ui/popup";
import { useHydrated } from "@/components/ui/use-hydrated";
import { reload } from "@/components/visit/storage";
import { changeState, closePopup, useStore } from "@/components/visit/store";
import { offeredIn } from "@/lib/order/link";
import { openPopup, withdrawItems, type PopupName } from "@/lib/order/state";
import { findItem } from "@/lib/shop/catalogue";
import { callLink, chatLink } from "@/lib/shop/links";

const names: readonly PopupName[] = ["cart", "renewedCart", "sharedCart", "delivery", "prepared"];

/** Whether a script is on its way or has failed to come, for the first time or after it was tried again. */
type Script = "coming" | "missing" | "coming-again" | "missing-again";

/** One dialog, which shows whichever popup of the order is open. */
export function OrderPopups(props: OrderProps) {
  const { popup } = useStore();
  const isHydrated = useHydrated();
  const [script, setScript] = useState<Script>("coming");
  const [contents, setContents] = useState<typeof laterPopups>();
  const isAgain = script.endsWith("again");
  const { soldOut } = props;

  // Until they have come, once more with each popup.
  useEffect(() => {
    if (contents) return;
    import("@/components/order/later-popups").then(
      ({ laterPopups }) => setContents(laterPopups),
      () => setScript(isAgain ? "missing-again" : "missing"),
    );
  }, [contents, popup, isAgain]);

  useEffect(() => {
    // The cart may come from an older page, on which these items were not sold out yet.
    changeState(withdrawItems((id) => findItem(id) !== undefined && !soldOut.includes(id)));
    takeOrderLink();
    window.addEventListener("hashchange", takeOrderLink);
    return () => window.removeEventListener("hashchange", takeOrderLink);
  }, [soldOut]);

  // When the content is replaced, the element that had the focus is gone: the title gets it.
  useEffect(() => document.getElementById("popup-title")?.focus(), [popup, contents]);

  if (!isHydrated) return null;
  const isCart = popup === "cart" || popup === "renewedCart";
  const Content = isCart ? Cart : contents?.[popup];
  return (
    <Popup names={names}>
      {Content ? (
        <Content {...props} />
      ) : (
        names.includes(popup) && (
          <Coming {...props} script={script} onRetry={() => setScript("coming-again")} />
        )
      )}
    </Popup>
  );
}

/** Moves an order link from the address to the store, so that a reload does not ask about it again. */
function takeOrderLink(): void {
  const { hash, pathname, search } = window.location;
  const link = offeredIn(hash);
  if (link === undefined) return;
  window.history.replaceState(null, "", pathname + search);
  changeState(openPopup("sharedCart", { link }));
}

interface ComingProps extends OrderProps {
  script: Script;
  onRetry: () => void;
}

/** Stands in a popup whose script has not come. Nothing is typed yet that a reload would lose. */
function Coming({ script, onRetry, copy, whatsapp, phone }: ComingProps) {
  const { buttons, cart } = copy;
  const isMissing = script === "missing" || script === "missing-again";
  const reloadToCart = () => {
    changeState(openPopup("cart"));
    reload();
  };
  const actions = (
    <>
      <Button look="secondary" onClick={closePopup} text={buttons.close} />
      {script === "missing" && <Button look="primary" onClick={onRetry} text={buttons.retry} />}
      {/* After a new release only the page, loaded anew, knows its scripts. */}
      {script === "missing-again" && (
        <Button look="primary" onClick={reloadToCart} text={buttons.reload} />
      )}
    </>
  );
  return (
    <PopupContent title={isMissing ? cart.missing : cart.opening} actions={actions}>
      {isMissing && <p>{cart.stays}</p>}
      <p className={isMissing ? "" : "animate-offer"}>
        <a href={callLink(phone)} className="text-button">
          {buttons.call}
        </a>
        <a href={chatLink(whatsapp, copy.order.greeting)} className="text-button">
          {buttons.chat}
        </a>
      </p>
    </PopupContent>
  );
}
