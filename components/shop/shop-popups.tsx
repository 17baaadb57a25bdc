"use client";

import { AddedPopup } from "@/components/shop/added-popup";
import { CartPopup } from "@/components/shop/cart-popup";
import { CheckoutLoader } from "@/components/shop/checkout-loader";
import { dispatch, useShopping } from "@/components/shop/shopping-store";
import { useCloseOnBack } from "@/components/ui/close-on-back";
import type { Copy } from "@/lib/copy/copy";

/** The one popup of the order that is open, if any. */
export function ShopPopups({
  words,
  order,
  seller,
  phone,
  productsUrl,
}: {
  words: Copy["shop"];
  order: Copy["order"];
  seller: string;
  phone: string;
  productsUrl: string;
}) {
  const popup = useShopping((visit) => visit.popup);
  const newestKey = useShopping((visit) => visit.cart.nextKey);
  useCloseOnBack(popup.name !== "none", () => dispatch({ type: "close" }));

  switch (popup.name) {
    case "none":
      return null;
    case "added":
      return <AddedPopup key={newestKey} item={popup.item} words={words.added} names={order} />;
    case "cart":
      return <CartPopup words={words.cart} names={order} />;
    case "delivery":
    case "sent":
      return (
        <CheckoutLoader
          words={words}
          order={order}
          seller={seller}
          phone={phone}
          productsUrl={productsUrl}
        />
      );
  }
}
