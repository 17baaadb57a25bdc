"use client";

import { useEffect } from "react";
import { dispatch } from "@/components/cart/cart-and-checkout-store";
import { watchFragment } from "@/components/navigation/address-fragment";
import { moveIntoPopupEntry } from "@/components/navigation/use-close-on-back";
import { orderIn } from "@/lib/order/cart/order-link-writer";

/**
 * Answers an order link, followed to this page or tapped on it, and an order that was prepared in this
 * history entry before the phone dropped the page: has a popup ask what to do with it.
 */
export function OrderLinkListener() {
  useEffect(
    () =>
      watchFragment((link) => {
        const { text, mark } = link;
        const order = orderIn(text);
        if (order === undefined || !moveIntoPopupEntry(link)) return;
        dispatch({ type: "open-shared-cart", order, fragment: text, mark });
      }),
    [],
  );

  return null;
}
