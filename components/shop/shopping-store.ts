"use client";

import { useSyncExternalStore } from "react";
import { shop, startOfVisit, type Shopping, type ShoppingAction } from "@/lib/shopping";

// A module, not a React context: it outlives the page component during in-site navigation and
// costs nothing on pages without a cart.
let current = startOfVisit;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Carries out one action of the shopper; every component that reads the visit follows. */
export function dispatch(action: ShoppingAction): void {
  current = shop(current, action);
  for (const listener of listeners) listener();
}

/** Reads one part of the visit; `select` must return the same value for the same visit. */
export function useShopping<T>(select: (visit: Shopping) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(current),
    () => select(startOfVisit),
  );
}
