"use client";

import { lazy, Suspense, useEffect } from "react";
import { AddedPopup } from "@/components/cart/added-popup";
import { CartPopup } from "@/components/cart/cart-popup";
import { checkout } from "@/components/checkout/checkout-chunk";
import { CheckoutLoader } from "@/components/checkout/checkout-loader";
import { closePopup, useVisit } from "@/components/cart/visit-store";
import { useCloseOnBack } from "@/components/navigation/popup-history";
import { Dialog } from "@/components/ui/dialog";
import type { Copy } from "@/lib/copy/copy";
import type { Notice } from "@/lib/shop/notice";
import type { Popup } from "@/lib/order/visit";

const LinkedOrderPopup = lazy(async () => ({
  default: (await import("@/components/shared-cart/linked-order-popup")).LinkedOrderPopup,
}));

type PopupWords = Pick<
  Copy["shop"],
  "added" | "cart" | "delivery" | "orderReady" | "returned" | "sharedCart"
> &
  Pick<Copy, "order" | "share">;

interface Facts {
  readonly words: PopupWords;
  /** Digits only, with the country code. */
  readonly seller: string;
  readonly phone: string;
  /** Ids of the items that are sold out. */
  readonly soldOut: readonly string[];
  readonly notice: Notice | undefined;
  readonly productsUrl: string;
}

/** The one popup of the order that is open, if any. */
export function OrderPopups(facts: Facts) {
  const popup = useVisit((visit) => visit.popup);
  const isEmpty = useVisit((visit) => visit.cart.lines.length === 0);
  const isOpen = popup.name !== "none";
  useCloseOnBack(isOpen, closePopup, popup.name === "shared-cart" ? popup.fragment : "");

  // With the first item, so that the form is there before it is needed; after the popup that says
  // that the item was added.
  useEffect(() => {
    if (isEmpty) return;
    const timer = setTimeout(() => void checkout.load().catch(() => undefined));
    return () => clearTimeout(timer);
  }, [isEmpty]);

  if (!isOpen) return null;
  return (
    <Suspense>
      <Dialog onClose={closePopup}>
        <PopupContent popup={popup} {...facts} />
      </Dialog>
    </Suspense>
  );
}

function PopupContent({
  popup,
  words,
  seller,
  phone,
  soldOut,
  notice,
  productsUrl,
}: { popup: Popup } & Facts) {
  const newestKey = useVisit((visit) => visit.cart.nextKey);
  const { order } = words;

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
          notice={notice}
          words={words.cart}
          names={order}
          share={words.share}
          productsUrl={productsUrl}
        />
      );
    case "shared-cart":
      return (
        <LinkedOrderPopup
          key={popup.fragment}
          linked={popup}
          soldOut={soldOut}
          words={words}
          names={order}
        />
      );
    case "delivery":
    case "order-ready":
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
