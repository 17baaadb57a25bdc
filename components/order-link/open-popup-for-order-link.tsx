"use client";

import { useEffect } from "react";
import { dispatch } from "@/components/cart/cart-and-checkout-store";
import { watchFragment } from "@/components/navigation/order-fragment-in-address";
import { moveIntoPopupEntry } from "@/components/navigation/use-close-on-back";
import { orderIn } from "@/lib/order/cart/order-link-format";

/**
 * Opens a popup for the order in the address: an order link, or an order that was prepared in this
 * history entry before the phone dropped the page.
 */
export function OpenPopupForOrderLink() {
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
