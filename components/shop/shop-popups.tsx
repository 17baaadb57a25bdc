"use client";

import { lazy, Suspense, useEffect } from "react";
import { AddedPopup } from "@/components/shop/added-popup";
import { CartPopup } from "@/components/shop/cart-popup";
import { loadCheckout } from "@/components/shop/checkout-chunk";
import { CheckoutLoader } from "@/components/shop/checkout-loader";
import { closePopup, useShopping } from "@/components/shop/shopping-store";
import { useCloseOnBack } from "@/components/ui/close-on-back";
import type { Copy } from "@/lib/copy/copy";

const OfferPopup = lazy(async () => ({
  default: (await import("@/components/shop/offer-popup")).OfferPopup,
}));

type PopupWords = Pick<Copy["shop"], "added" | "cart" | "delivery" | "offer" | "sent"> &
  Pick<Copy, "order" | "share">;

/** The one popup of the order that is open, if any. */
export function ShopPopups({
  words,
  seller,
  phone,
  productsUrl,
}: {
  words: PopupWords;
  /** Digits only, with the country code. */
  seller: string;
  phone: string;
  productsUrl: string;
}) {
  const { order } = words;
  const popup = useShopping((visit) => visit.popup);
  const newestKey = useShopping((visit) => visit.cart.nextKey);
  const isEmpty = useShopping((visit) => visit.cart.lines.length === 0);
  const fragment = popup.name === "offer" ? popup.fragment : "";
  useCloseOnBack(popup.name !== "none", closePopup, fragment);

  // With the first item, so that the form is there before it is needed.
  useEffect(() => {
    if (!isEmpty) void loadCheckout();
  }, [isEmpty]);

  switch (popup.name) {
    case "none":
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
          share={words.share}
          productsUrl={productsUrl}
        />
      );
    case "offer":
      return (
        <Suspense>
          <OfferPopup key={fragment} order={popup.order} words={words.offer} names={order} />
        </Suspense>
      );
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
