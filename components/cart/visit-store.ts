"use client";

import { useSyncExternalStore } from "react";
import { receiveCart } from "@/components/navigation/cart-transfer";
import { findItem } from "@/lib/shop/catalogue";
import { reduceVisit, emptyVisit, type Visit, type VisitAction } from "@/lib/order/visit";

// A module, not a React context: it outlives the page component during in-site navigation and
// costs nothing on pages without a cart. It begins when it is first read, in the browser.
let current: Visit | undefined;
const listeners = new Set<() => void>();

/** The visit as it is; it begins with the cart that another page has handed over. */
function read(): Visit {
  current ??= restored(
    receiveCart(() => {
      const { cart, draft } = read();
      return {
        ids: cart.lines.map((line) => line.item.id),
        hasTyped: Object.values(draft).some((text) => text !== ""),
      };
    }),
  );
  return current;
}

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
  current = reduceVisit(read(), action);
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
    () => select(read()),
    () => select(emptyVisit),
  );
}
