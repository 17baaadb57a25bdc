"use client";

import { useEffect } from "react";
import { Cart } from "@/components/order/cart";
import { DeliveryForm } from "@/components/order/form";
import type { OrderProps } from "@/components/order/props";
import { OrderReady } from "@/components/order/ready";
import { Returned } from "@/components/order/returned";
import { SharedCart } from "@/components/order/shared";
import { Popup } from "@/components/ui/popup";
import { useHydrated } from "@/components/ui/use-hydrated";
import { change, useVisit } from "@/components/visit/use-visit";
import { orderIn } from "@/lib/order/link";
import { offer, withdraw } from "@/lib/order/visit";
import { findItem } from "@/lib/shop/catalogue";

/**
 * Shows the popup of the order that is open, if any. One dialog, whose content changes. It is
 * there once React can fill it: until then the visit says that a popup is on its way.
 */
export function OrderPopups(props: OrderProps) {
  const { popup } = useVisit();
  const isHydrated = useHydrated();
  const { soldOut } = props;

  useEffect(() => {
    // The cart may come from a page on which these items were not sold out yet.
    change(withdraw((id) => findItem(id) !== undefined && !soldOut.includes(id)));
    takeLink();
    window.addEventListener("hashchange", takeLink);
    return () => window.removeEventListener("hashchange", takeLink);
  }, [soldOut]);

  // The content of one popup takes the place of another's, and of what had the focus in it.
  useEffect(() => {
    window.visit?.draw();
    document.getElementById("order-title")?.focus();
  }, [popup, isHydrated]);

  if (!isHydrated) return null;
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
  change(offer(link));
}
