"use client";

import { DeliveryPopup } from "@/components/checkout/delivery-popup";
import { OrderReadyPopup } from "@/components/checkout/order-ready-popup";
import { useVisit } from "@/components/cart/visit-store";
import type { Copy } from "@/lib/copy/copy";

/** From the delivery form to the order on its way: the part that loads when a cart is begun. */
export function Checkout({
  words,
  order,
  seller,
  phone,
  productsUrl,
}: {
  words: Pick<Copy["shop"], "delivery" | "orderReady">;
  order: Copy["order"];
  seller: string;
  phone: string;
  productsUrl: string;
}) {
  const popup = useVisit((visit) => visit.popup);

  if (popup.name === "order-ready") {
    return (
      <OrderReadyPopup
        composed={popup.order}
        words={words.orderReady}
        mobileHint={words.delivery.mobileHint}
        seller={seller}
        phone={phone}
        productsUrl={productsUrl}
      />
    );
  }
  return (
    <DeliveryPopup words={words.delivery} order={order} seller={seller} productsUrl={productsUrl} />
  );
}
