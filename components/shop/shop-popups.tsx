"use client";

import type { ComponentProps } from "react";
import { AddedPopup } from "@/components/shop/added-popup";
import { CartPopup } from "@/components/shop/cart-popup";
import { CheckoutLoader } from "@/components/shop/checkout-loader";
import type { Copy } from "@/lib/copy/copy";
import { closePopup, useShopping } from "@/components/shop/shopping-store";
import { useCloseOnBack } from "@/components/ui/close-on-back";

/** The one popup of the order that is open, if any; an order link's comes by itself. */
export function ShopPopups({
  share,
  ...props
}: ComponentProps<typeof CheckoutLoader> & {
  words: Pick<Copy["shop"], "added" | "cart">;
  share: Copy["share"];
}) {
  const { words, order, productsUrl } = props;
  const popup = useShopping((visit) => visit.popup);
  const newestKey = useShopping((visit) => visit.cart.nextKey);
  const fragment = popup.name === "offer" ? popup.fragment : "";
  useCloseOnBack(popup.name !== "none", closePopup, fragment);

  switch (popup.name) {
    case "none":
    case "offer":
      return null;
    case "added":
      return <AddedPopup key={newestKey} item={popup.item} words={words.added} names={order} />;
    case "cart":
      return (
        <CartPopup
          key={popup.replaced ? "replaced" : "cart"}
          replaced={popup.replaced?.lines.length}
          words={words.cart}
          names={order}
          share={share}
          productsUrl={productsUrl}
        />
      );
    case "delivery":
    case "sent":
      return <CheckoutLoader {...props} />;
  }
}
