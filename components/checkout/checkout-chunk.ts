"use client";

import { useEffect, useState } from "react";
import type { Checkout } from "@/components/checkout/checkout";

type CheckoutComponent = typeof Checkout;

let loaded: CheckoutComponent | undefined;
let loading: Promise<CheckoutComponent | undefined> | undefined;

/**
 * Fetches the delivery form with its schema, once. Resolves to undefined when the network fails; the next
 * call then tries again.
 */
export function loadCheckout(): Promise<CheckoutComponent | undefined> {
  loading ??= import("@/components/checkout/checkout").then(
    (module) => (loaded = module.Checkout),
    () => (loading = undefined),
  );
  return loading;
}

/** The delivery form once it is here, or how loading it stands. */
export function useCheckoutChunk(): {
  Component: CheckoutComponent | undefined;
  hasFailed: boolean;
  /** Also while another attempt is under way. */
  hasEverFailed: boolean;
  /** As often as that, it is not the network: the server has it no more, or the line hangs. */
  hasFailedTwice: boolean;
  retry: () => void;
} {
  const [Component, setComponent] = useState(() => loaded);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();

  useEffect(() => {
    let isCurrent = true;
    function settle(component?: CheckoutComponent) {
      if (!isCurrent) return;
      if (component) setComponent(() => component);
      else setFailedAttempt(attempt);
    }
    void loadCheckout().then(settle);
    // A script that hangs would count as failed only after two minutes.
    setTimeout(settle, 20_000);
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  return {
    Component,
    hasFailed: failedAttempt === attempt,
    hasEverFailed: failedAttempt !== undefined,
    hasFailedTwice: (failedAttempt ?? 0) > 0,
    retry: () => setAttempt(attempt + 1),
  };
}
