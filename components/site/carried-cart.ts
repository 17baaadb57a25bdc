"use client";

import { cartFragment, handedOver, hasCartFragment } from "@/lib/cart-fragment";

// Every page has this, the cart itself only where there are products: a cart that arrives on
// another page waits here, and a cart that was filled before leaves from here.
const arrived = typeof window === "undefined" ? [] : arrivedIds();
let idsOfCart = () => arrived;

function arrivedIds(): readonly string[] {
  const address = window.location.href;
  if (!hasCartFragment(address)) return [];
  const [entry] = window.performance.getEntriesByType("navigation");
  const navigation = entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
  return handedOver({ address, referrer: document.referrer, navigation });
}

/** Says where the ids of the cart are to be read from now on; returns those that arrived. */
export function carryCart(readIds: () => readonly string[]): readonly string[] {
  idsOfCart = readIds;
  return arrived;
}

/** The fragment that hands the cart of this visit to the page in the other language. */
export function carriedFragment(): string {
  return cartFragment(idsOfCart());
}
