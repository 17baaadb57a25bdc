"use client";

import { receiveCart } from "@/components/navigation/cart-transfer-by-address-fragment";
import { serverRenderedPopup } from "@/components/navigation/let-back-close-server-rendered-popup";
import { createStore } from "@/components/ui/create-store";
import { isTouched } from "@/lib/order/fields";
import { findItem } from "@/lib/shop/catalogue";
import {
  reduceVisit,
  emptyVisit,
  type Visit,
  type VisitAction,
} from "@/lib/order/cart-and-checkout-reducer";

const store = createStore(emptyVisit, beginVisit);

/** Subscribes to one part of the visit. `select` must return the same value for the same visit. */
export const useVisit = store.usePart;

/**
 * The visit as it starts: with the items that another page handed over or that were added before this
 * code was loaded, and with the cart open if the shopper is looking at the empty one.
 */
function beginVisit(): Visit {
  const { earlyClicks } = window;
  if (earlyClicks) earlyClicks.receive = add;
  const visit = restored(
    receiveCart(() => {
      const { cart, draft } = store.read();
      return {
        ids: cart.lines.map((line) => line.item.id),
        hasTyped: isTouched(draft),
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

/** A visit with these items in the cart; unknown ids are ignored. */
function restored(ids: readonly string[]): Visit {
  return ids.reduce((visit, id) => {
    const item = findItem(id);
    return item ? reduceVisit(visit, { type: "add", item }) : visit;
  }, emptyVisit);
}

/** Applies an action to the visit. */
export function dispatch(action: VisitAction): void {
  store.write(reduceVisit(store.read(), action));
}

/** Closes the popup on screen. */
export function closePopup(): void {
  dispatch({ type: "close" });
}
