"use client";

import type { Checkout } from "@/components/checkout/checkout";
import { useCheckoutChunk } from "@/components/checkout/checkout-chunk";
import { closePopup } from "@/components/cart/visit-store";
import { reloadWithCart } from "@/components/navigation/cart-transfer";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { DialogContent } from "@/components/ui/dialog";
import type { ComponentProps } from "react";

/** Shows the delivery form, or, on a slow network, that it is on its way. */
export function CheckoutLoader(props: ComponentProps<typeof Checkout>) {
  const { Component, hasFailed, hasEverFailed, hasFailedTwice, retry } = useCheckoutChunk();
  if (Component) return <Component {...props} />;

  const words = props.words.delivery;
  const failure = hasFailedTwice ? words.failedTwice : words.failed;
  const text = hasFailed ? failure : words.loading;
  return (
    <DialogContent
      title={words.title}
      actions={
        <>
          <Button look="secondary" onClick={closePopup}>
            {words.cancel}
          </Button>
          {hasEverFailed && (
            <button
              type="button"
              aria-disabled={!hasFailed}
              onClick={hasFailed ? retry : undefined}
              className={buttonClass(hasFailedTwice ? "secondary" : "primary")}
            >
              {words.retry}
            </button>
          )}
          {hasFailedTwice && (
            <Button look="primary" onClick={reloadWithCart}>
              {words.reload}
            </Button>
          )}
        </>
      }
    >
      <p role={hasFailed ? "alert" : "status"}>{text}</p>
    </DialogContent>
  );
}
