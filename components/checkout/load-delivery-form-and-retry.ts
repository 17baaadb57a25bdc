"use client";

import { useEffect, useState } from "react";
import type { DeliveryAndOrderReadyPopups } from "@/components/checkout/delivery-and-order-ready-chunk";
import { lazyImport } from "@/components/ui/lazy-import";

/** The framework would wait two minutes for a script that hangs. */
const timeoutMilliseconds = 20_000;

/** The delivery form with its validation. */
export const checkout = lazyImport(
  async () =>
    (await import("@/components/checkout/delivery-and-order-ready-chunk"))
      .DeliveryAndOrderReadyPopups,
);

/**
 * Loads the delivery form with the first item, before it is needed, but after the popup that confirms
 * the item.
 */
export function useCheckoutWithFirstItem(isCartEmpty: boolean): void {
  useEffect(() => {
    if (isCartEmpty) return;
    const timer = setTimeout(() => void checkout.load().catch(() => undefined));
    return () => clearTimeout(timer);
  }, [isCartEmpty]);
}

/** The state of loading the delivery form. */
export type CheckoutLoading =
  | { readonly state: "loaded"; readonly Component: typeof DeliveryAndOrderReadyPopups }
  /** `failures`: how many attempts have failed before this one. */
  | { readonly state: "loading"; readonly failures: number }
  /** `failures` includes this attempt. If its script arrives later, the form is shown after all. */
  | { readonly state: "failed"; readonly failures: number };

/** Loads the delivery form; `retry` begins another attempt. */
export function useCheckout(): { loading: CheckoutLoading; retry: () => void } {
  const [loading, setLoading] = useState<CheckoutLoading>(() => {
    const Component = checkout.loaded();
    return Component ? { state: "loaded", Component } : { state: "loading", failures: 0 };
  });
  const attempt = loading.state === "loaded" ? 0 : loading.failures;
  const isWaiting = loading.state === "loading";

  useEffect(() => {
    if (!isWaiting) return;
    const fail = () =>
      setLoading((now) =>
        now.state === "loading" ? { state: "failed", failures: now.failures + 1 } : now,
      );
    const timer = setTimeout(fail, timeoutMilliseconds);
    checkout.load().then((Component) => setLoading({ state: "loaded", Component }), fail);
    return () => clearTimeout(timer);
  }, [attempt, isWaiting]);

  return {
    loading,
    retry: () => setLoading((now) => (now.state === "failed" ? { ...now, state: "loading" } : now)),
  };
}
