"use client";

import { useSyncExternalStore } from "react";
import { carryCart } from "@/components/navigation/cart-transfer";
import { findItem } from "@/lib/shop/catalogue";
import { shop, startOfVisit, type Shopping, type ShoppingAction } from "@/lib/order/visit";

// A module, not a React context: it outlives the page component during in-site navigation and
// costs nothing on pages without a cart.
let current = begun(
  carryCart(() => ({
    ids: current.cart.lines.map((line) => line.item.id),
    hasTyped: Object.values(current.draft).some((text) => text !== ""),
  })),
);
const listeners = new Set<() => void>();

/** A visit with the cart that another page handed over; unknown ids are left out. */
function begun(ids: readonly string[]): Shopping {
  return ids.reduce((visit, id) => {
    const item = findItem(id);
    return item ? shop(visit, { type: "add-one-more", item }) : visit;
  }, startOfVisit);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Carries out one action of the shopper; every component that reads the visit follows. */
export function dispatch(action: ShoppingAction): void {
  current = shop(current, action);
  for (const listener of listeners) listener();
}

/** Closes the popup on screen. */
export function closePopup(): void {
  dispatch({ type: "close" });
}

/** Reads one part of the visit; `select` must return the same value for the same visit. */
export function useShopping<T>(select: (visit: Shopping) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(current),
    () => select(startOfVisit),
  );
}
