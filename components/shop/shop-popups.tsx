"use client";

import type { ComponentProps } from "react";
import { AddedPopup } from "@/components/shop/added-popup";
import { CartPopup } from "@/components/shop/cart-popup";
import { CheckoutLoader } from "@/components/shop/checkout-loader";
import { closePopup, useShopping } from "@/components/shop/shopping-store";
import { useCloseOnBack } from "@/components/ui/close-on-back";

/** The one popup of the order that is open, if any. */
export function ShopPopups(props: ComponentProps<typeof CheckoutLoader>) {
  const { words, order } = props;
  const popup = useShopping((visit) => visit.popup);
  const newestKey = useShopping((visit) => visit.cart.nextKey);
  useCloseOnBack(popup.name !== "none", closePopup);

  switch (popup.name) {
    case "none":
      return null;
    case "added":
      return <AddedPopup key={newestKey} item={popup.item} words={words.added} names={order} />;
    case "cart":
      return <CartPopup words={words.cart} names={order} />;
    case "delivery":
    case "sent":
      return <CheckoutLoader {...props} />;
  }
}
