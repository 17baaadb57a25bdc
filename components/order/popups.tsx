"use client";

import { useEffect, useState } from "react";
import { Cart } from "@/components/order/cart";
import type { LaterPopup } from "@/components/order/later-popups";
import { Button } from "@/components/ui/button";
import { Popup, PopupContent } from "@/components/ui/popup";
import { reload } from "@/components/visit/storage";
import { changeState, closePopup, useStore } from "@/components/visit/store";
import type { Copy } from "@/lib/copy";
import { orderLinkText } from "@/lib/order/link";
import { openPopup, withdrawItems, type PopupName } from "@/lib/order/state";
import { findItem, type SoldOut } from "@/lib/shop/catalogue";
import { callLink, chatLink } from "@/lib/shop/links";

export interface OrderProps {
  readonly copy: Pick<
    Copy,
    "buttons" | "cart" | "copying" | "delivery" | "order" | "prepared" | "sharedCart"
  >;
  readonly whatsapp: string;
  readonly phone: string;
  readonly soldOut: SoldOut;
  readonly notice: string | undefined;
  readonly ownerNotes: readonly string[];
  /** Absolute address of the products page in the shopper's language. */
  readonly productsUrl: string;
}

const names: readonly PopupName[] = ["cart", "renewedCart", "sharedCart", "delivery", "prepared"];

/** One dialog, which shows whichever popup of the order is open. */
export function OrderPopups(props: OrderProps) {
  const { popup } = useStore();
  const [Later, setLater] = useState<typeof LaterPopup>();
  const [tries, setTries] = useState(1);
  const [failures, setFailures] = useState(0);
  const { soldOut } = props;

  // Not in a transition: while that is pending, no link leads to another page.
  useEffect(() => {
    import("@/components/order/later-popups").then(
      ({ LaterPopup }) => setLater(() => LaterPopup),
      () => setFailures(tries),
    );
  }, [tries]);

  useEffect(() => {
    // The cart may come from an older page, on which these items were not sold out yet.
    changeState(withdrawItems((id) => findItem(id) !== undefined && !soldOut.includes(id)));
    takeOrderLink();
    window.addEventListener("hashchange", takeOrderLink);
    return () => window.removeEventListener("hashchange", takeOrderLink);
  }, [soldOut]);

  // When the content is replaced, the element that had the focus is gone: the title gets it.
  useEffect(() => document.getElementById("popup-title")?.focus(), [popup, Later]);

  const Content = popup === "cart" || popup === "renewedCart" ? Cart : Later;
  const failed = failures < tries ? 0 : failures;
  const loading = names.includes(popup) && (
    <LoadingContent {...props} failures={failed} onRetry={() => setTries(tries + 1)} />
  );
  return <Popup names={names}>{Content ? <Content {...props} /> : loading}</Popup>;
}

/** Moves an order link from the address to the store, so that a reload does not ask about it again. */
function takeOrderLink(event?: HashChangeEvent): void {
  const { hash, pathname, search } = new URL(event?.newURL ?? window.followed ?? location.href);
  delete window.followed;
  const link = orderLinkText(hash);
  if (link === undefined) return;
  window.history.replaceState(null, "", pathname + search);
  changeState(openPopup("sharedCart", { link }));
}

interface LoadingProps extends OrderProps {
  /** How often its script has failed; 0 while it may still come. */
  failures: number;
  onRetry: () => void;
}

/** Stands in a popup whose script has not come. Nothing is typed yet that a reload would lose. */
function LoadingContent({ failures, onRetry, copy, whatsapp, phone }: LoadingProps) {
  const { buttons, cart } = copy;
  // After a new release only the page, loaded anew, knows its scripts.
  const reloadToCart = () => {
    changeState(openPopup("cart"));
    reload();
  };
  const actions = (
    <>
      <Button look="secondary" onClick={closePopup} text={buttons.close} />
      {failures === 1 && <Button look="primary" onClick={onRetry} text={buttons.retry} />}
      {failures > 1 && <Button look="primary" onClick={reloadToCart} text={buttons.reload} />}
    </>
  );
  return (
    <PopupContent title={failures ? cart.missing : cart.opening} actions={actions}>
      {failures > 0 && <p>{cart.stays}</p>}
      <p className={failures ? "" : "animate-help"}>
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
