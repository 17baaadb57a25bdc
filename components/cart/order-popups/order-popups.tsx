"use client";

import { lazy, Suspense, useEffect } from "react";
import { showCount } from "@/components/cart/cart-button-count";
import { CartPopup } from "@/components/cart/cart-popup";
import type { OrderPopupProps } from "@/components/cart/order-popups/order-popup-props";
import { useCheckoutWithFirstItem } from "@/components/checkout/load-delivery-form-and-retry";
import { DeliveryLoadingPopup } from "@/components/checkout/delivery-loading-popup";
import { closePopup, dispatch, useVisit } from "@/components/cart/cart-and-checkout-store";
import { elementOf } from "@/components/head-script/tapped-element-busy-state";
import { useEarlyClicks } from "@/components/head-script/use-early-clicks";
import { useCloseOnBack } from "@/components/navigation/use-close-on-back";
import { OpenPopupForOrderLink } from "@/components/order-link/open-popup-for-order-link";
import { Popup } from "@/components/ui/popup";
import { runAfterPaint } from "@/components/ui/run-after-paint";
import type { OrderPopup } from "@/lib/order/cart-and-checkout-reducer";

const SharedCartOrReturnedPopup = lazy(async () => ({
  default: (await import("@/components/order-link/popup-for-shared-cart-or-return-from-whatsapp"))
    .SharedCartOrReturnedPopup,
}));

/** Handles the cart button, and shows the popup of the order that is open, if any. */
export function OrderPopups({
  opensCart,
  hasOrderLinks,
  ...facts
}: OrderPopupProps & {
  /** Whether the shopper tapped CART while this component was loading. */
  readonly opensCart: boolean;
  /** Whether order links lead to this page. */
  readonly hasOrderLinks: boolean;
}) {
  const { soldOut } = facts;
  const lines = useVisit((visit) => visit.cart.lines.length);
  const popup = useVisit((visit) => visit.popup);
  const isOpen = popup.name !== "none";
  useCheckoutWithFirstItem(lines === 0);
  useCloseOnBack(isOpen, closePopup, popup.name === "shared-cart" ? popup.fragment : "");

  useEarlyClicks("cart", (tap) => {
    const button = elementOf(tap);
    if (button) runAfterPaint(button, () => dispatch({ type: "open-cart" }));
  });
  useEffect(() => showCount(lines), [lines]);
  useEffect(() => {
    if (opensCart) dispatch({ type: "open-cart" });
  }, [opensCart]);
  // The cart may come from a page on which these items were not sold out yet.
  useEffect(() => dispatch({ type: "withdraw", soldOut }), [soldOut]);

  return (
    <>
      {hasOrderLinks && <OpenPopupForOrderLink />}
      {isOpen && (
        <Suspense>
          <Popup onClose={closePopup}>
            <OrderPopupContent popup={popup} {...facts} />
          </Popup>
        </Suspense>
      )}
    </>
  );
}

function OrderPopupContent({ popup, ...facts }: { popup: OrderPopup } & OrderPopupProps) {
  switch (popup.name) {
    case "none":
      return null;
    case "cart":
      return (
        <CartPopup
          key={popup.replaced ? "replaced" : "cart"}
          replaced={popup.replaced?.lines.length}
          {...facts}
        />
      );
    case "shared-cart":
      return <SharedCartOrReturnedPopup key={popup.fragment} linked={popup} {...facts} />;
    case "delivery":
    case "order-ready":
      return <DeliveryLoadingPopup {...facts} />;
  }
}
