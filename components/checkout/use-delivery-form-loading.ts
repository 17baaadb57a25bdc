"use client";

import { useEffect, useState } from "react";
import type { DeliveryOrOrderReadyPopup } from "@/components/checkout/delivery-or-order-ready-popup";
import { lazyImport } from "@/components/ui/lazy-import";

/** Milliseconds; a script that hangs would count as failed only after two minutes. */
const PATIENCE = 20_000;

/** The delivery form with its schema. */
export const checkout = lazyImport(
  async () =>
    (await import("@/components/checkout/delivery-or-order-ready-popup")).DeliveryOrOrderReadyPopup,
);

/** How loading the delivery form stands. */
export type CheckoutLoading =
  | { readonly state: "loaded"; readonly Component: typeof DeliveryOrOrderReadyPopup }
  /** `failures` are the attempts before this one. */
  | { readonly state: "loading"; readonly failures: number }
  /** With this one; what arrives later is shown all the same. */
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
    const timer = setTimeout(fail, PATIENCE);
    checkout.load().then((Component) => setLoading({ state: "loaded", Component }), fail);
    return () => clearTimeout(timer);
  }, [attempt, isWaiting]);

  return {
    loading,
    retry: () => setLoading((now) => (now.state === "failed" ? { ...now, state: "loading" } : now)),
  };
}
