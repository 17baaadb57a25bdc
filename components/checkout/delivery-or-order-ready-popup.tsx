"use client";

import type { OrderPopupProps } from "@/components/cart/order-popups-common-props";
import { useVisit } from "@/components/cart/cart-and-checkout-store";
import { DeliveryPopup } from "@/components/checkout/delivery-popup";
import { OrderReadyPopup } from "@/components/checkout/order-ready-popup";

/** From the delivery form to the order that is ready: the part that loads when a cart is begun. */
export function DeliveryOrOrderReadyPopup(props: OrderPopupProps) {
  const popup = useVisit((visit) => visit.popup);
  return popup.name === "order-ready" ? (
    <OrderReadyPopup composed={popup.order} {...props} />
  ) : (
    <DeliveryPopup {...props} />
  );
}
