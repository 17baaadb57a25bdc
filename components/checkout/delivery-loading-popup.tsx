"use client";

import { useCheckout } from "@/components/checkout/load-delivery-form-and-retry";
import type { OrderPopupProps } from "@/components/cart/order-popups/order-popup-props";
import { closePopup } from "@/components/cart/cart-and-checkout-store";
import { reloadWithCart } from "@/components/navigation/cart-transfer-by-address-fragment";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { PopupContent } from "@/components/ui/popup";

/** The delivery form or, on a slow network, the state of its loading. */
export function DeliveryLoadingPopup(props: OrderPopupProps) {
  const { loading, retry } = useCheckout();
  if (loading.state === "loaded") return <loading.Component {...props} />;

  const words = props.words.delivery;
  const hasFailed = loading.state === "failed";
  // After two failures a retry is unlikely to help: the server may have a newer version of the shop.
  const isHopeless = loading.failures > 1;
  const failure = isHopeless ? words.failedTwice : words.failed;
  return (
    <PopupContent
      title={words.title}
      actions={
        <>
          <Button look="secondary" onClick={closePopup}>
            {words.cancel}
          </Button>
          {loading.failures > 0 && (
            <button
              type="button"
              aria-disabled={!hasFailed}
              onClick={hasFailed ? retry : undefined}
              className={buttonClass(isHopeless ? "secondary" : "primary")}
            >
              {words.retry}
            </button>
          )}
          {isHopeless && (
            <Button look="primary" onClick={reloadWithCart}>
              {words.reload}
            </Button>
          )}
        </>
      }
    >
      <p role={hasFailed ? "alert" : "status"}>{hasFailed ? failure : words.loading}</p>
    </PopupContent>
  );
}
