"use client";

import type { Checkout } from "@/components/shop/checkout";
import { useCheckoutChunk } from "@/components/shop/checkout-chunk";
import { closePopup } from "@/components/shop/shopping-store";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Dialog } from "@/components/ui/dialog";
import type { ComponentProps } from "react";

/** Shows the delivery form, or, on a slow network, that it is on its way. */
export function CheckoutLoader(props: ComponentProps<typeof Checkout>) {
  const { Component, hasFailed, hasEverFailed, retry } = useCheckoutChunk();
  if (Component) return <Component {...props} />;

  const words = props.words.delivery;
  return (
    <Dialog
      title={words.title}
      onClose={closePopup}
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
              className={buttonClass("primary")}
            >
              {words.retry}
            </button>
          )}
        </>
      }
    >
      <p role={hasFailed ? "alert" : "status"}>{hasFailed ? words.failed : words.loading}</p>
    </Dialog>
  );
}
