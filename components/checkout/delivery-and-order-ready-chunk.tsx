"use client";

import type { OrderPopupProps } from "@/components/cart/order-popups/order-popup-props";
import { useVisit } from "@/components/cart/cart-and-checkout-store";
import { DeliveryPopup } from "@/components/checkout/delivery-popup";
import { OrderReadyPopup } from "@/components/checkout/order-ready-popup";

/** The popups after the cart, which load together once the cart has an item. */
export function DeliveryAndOrderReadyPopups(props: OrderPopupProps) {
  const popup = useVisit((visit) => visit.popup);
  return popup.name === "order-ready" ? (
    <OrderReadyPopup composed={popup.order} {...props} />
  ) : (
    <DeliveryPopup {...props} />
  );
}
