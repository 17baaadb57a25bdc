"use client";

import { useEffect } from "react";
import { Cart } from "@/components/cart/cart";
import { SharedCart } from "@/components/cart/shared";
import { DeliveryForm } from "@/components/checkout/form";
import { OrderReady } from "@/components/checkout/ready";
import { Returned } from "@/components/checkout/returned";
import { Popup } from "@/components/ui/popup";
import { change, useVisit } from "@/components/visit/use-visit";
import type { Copy } from "@/lib/copy";
import { orderIn } from "@/lib/order/link";
import { follow, withdraw } from "@/lib/order/visit";
import { findItem } from "@/lib/shop/catalogue";
import type { Notice } from "@/lib/shop/config";

/** What the popups of an order share. */
export interface OrderProps {
  readonly words: Copy["order"] &
    Pick<Copy["shop"], "cart" | "delivery" | "orderReady" | "returned" | "sharedCart"> &
    Pick<Copy, "share">;
  /** Digits only, with the country code. */
  readonly whatsapp: string;
  readonly phone: string;
  /** Ids of the items that are sold out. */
  readonly soldOut: readonly string[];
  readonly notice: Notice | undefined;
  /** Absolute address of the products page in the shopper's language. */
  readonly productsUrl: string;
}

/** Shows the popup of the order that is open, if any. One dialog, whose content changes. */
export function OrderPopups(props: OrderProps) {
  const { popup } = useVisit();
  const { soldOut } = props;

  useEffect(() => {
    // The cart may come from a page on which these items were not sold out yet.
    change(withdraw((id) => findItem(id) !== undefined && !soldOut.includes(id)));
    takeLink();
    window.addEventListener("hashchange", takeLink);
    return () => window.removeEventListener("hashchange", takeLink);
  }, [soldOut]);

  useEffect(() => window.visit?.draw(), []);
  // The content of one popup takes the place of another's, and of what had the focus in it.
  useEffect(() => document.getElementById("order-title")?.focus(), [popup]);

  return (
    <Popup names="cart shared delivery ready returned" titleId="order-title">
      {popup === "cart" && <Cart {...props} />}
      {popup === "shared" && <SharedCart {...props} />}
      {popup === "delivery" && <DeliveryForm {...props} />}
      {popup === "ready" && <OrderReady {...props} />}
      {popup === "returned" && <Returned {...props} />}
    </Popup>
  );
}

/** An order link leaves the address for the visit. */
function takeLink(): void {
  const { hash, pathname, search } = window.location;
  const link = orderIn(hash);
  if (link === undefined) return;
  window.history.replaceState(null, "", pathname + search);
  change(follow(link));
}
