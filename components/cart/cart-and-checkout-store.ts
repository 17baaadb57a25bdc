"use client";

import { receiveCart } from "@/components/navigation/cart-transfer-between-pages";
import { serverRenderedPopup } from "@/components/navigation/show-server-rendered-popup";
import { createStore } from "@/components/ui/create-store";
import { findItem } from "@/lib/shop/catalogue";
import {
  reduceVisit,
  emptyVisit,
  type Visit,
  type VisitAction,
} from "@/lib/order/cart-and-checkout-reducer";

const store = createStore(emptyVisit, beginVisit);

/** Reads one part of the visit; `select` must return the same value for the same visit. */
export const useVisit = store.usePart;

/**
 * A visit begins with what another page has handed over, and with what was added before it; where
 * somebody is looking into an empty cart, with the cart open.
 */
function beginVisit(): Visit {
  const { earlyClicks } = window;
  if (earlyClicks) earlyClicks.receive = add;
  const visit = restored(
    receiveCart(() => {
      const { cart, draft } = store.read();
      return {
        ids: cart.lines.map((line) => line.item.id),
        hasTyped: Object.values(draft).some((text) => text !== ""),
      };
    }),
  );
  const isCartOpen = visit.cart.lines.length === 0 && serverRenderedPopup("added-popup")?.open;
  return isCartOpen ? reduceVisit(visit, { type: "open-cart" }) : visit;
}

function add(id: string): void {
  const item = findItem(id);
  if (item) dispatch({ type: "add", item });
}

/** A visit with these items in the cart; unknown ids are left out. */
function restored(ids: readonly string[]): Visit {
  return ids.reduce((visit, id) => {
    const item = findItem(id);
    return item ? reduceVisit(visit, { type: "add", item }) : visit;
  }, emptyVisit);
}

/** Carries out one action of the shopper; every component that reads the visit follows. */
export function dispatch(action: VisitAction): void {
  store.write(reduceVisit(store.read(), action));
}

/** Closes the popup on screen. */
export function closePopup(): void {
  dispatch({ type: "close" });
}
