"use client";

import { useSyncExternalStore } from "react";
import { receiveCart } from "@/components/navigation/cart-transfer";
import { findItem } from "@/lib/shop/catalogue";
import { reduceVisit, emptyVisit, type Visit, type VisitAction } from "@/lib/order/visit";

// A module, not a React context: it outlives the page component during in-site navigation and
// costs nothing on pages without a cart.
let current = restored(
  receiveCart(() => ({
    ids: current.cart.lines.map((line) => line.item.id),
    hasTyped: Object.values(current.draft).some((text) => text !== ""),
  })),
);
const listeners = new Set<() => void>();

/** A visit with the cart that another page handed over; unknown ids are left out. */
function restored(ids: readonly string[]): Visit {
  return ids.reduce((visit, id) => {
    const item = findItem(id);
    return item ? reduceVisit(visit, { type: "add-one-more", item }) : visit;
  }, emptyVisit);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Carries out one action of the shopper; every component that reads the visit follows. */
export function dispatch(action: VisitAction): void {
  current = reduceVisit(current, action);
  for (const listener of listeners) listener();
}

/** Closes the popup on screen. */
export function closePopup(): void {
  dispatch({ type: "close" });
}

/** Reads one part of the visit; `select` must return the same value for the same visit. */
export function useVisit<T>(select: (visit: Visit) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(current),
    () => select(emptyVisit),
  );
}
