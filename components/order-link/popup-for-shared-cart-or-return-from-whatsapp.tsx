"use client";

import { useState } from "react";
import { ReturnedFromWhatsAppPopup } from "@/components/checkout/returned-from-whatsapp-popup";
import { SharedCartPopup } from "@/components/order-link/shared-cart-popup";
import type { OrderPopupProps } from "@/components/cart/order-popups/order-popup-props";
import { readPreparedOrderMark } from "@/lib/order/prepared-order-in-history-state";
import type { LinkedOrder } from "@/lib/order/cart-and-checkout-reducer";

/** The popup for the order in the address: one that was prepared on this phone, or a shared cart. */
export function SharedCartOrReturnedPopup({
  linked,
  ...facts
}: { linked: LinkedOrder } & OrderPopupProps) {
  const { order, fragment, mark } = linked;
  const [prepared] = useState(() => readPreparedOrderMark(mark, fragment, facts.soldOut));
  if (prepared) return <ReturnedFromWhatsAppPopup prepared={prepared} {...facts} />;
  return <SharedCartPopup link={order} {...facts} />;
}
