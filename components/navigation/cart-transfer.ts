"use client";

import { cartFragment, transferredIds, hasCartFragment } from "@/lib/order/cart/cart-transfer";

/** What a visit could lose by a page load. */
export interface TransferableVisit {
  /** Ids of the lines in the cart. */
  readonly ids: readonly string[];
  /** Whether something has been typed into the delivery form. */
  readonly hasTyped: boolean;
}

/**
 * Whether the shop itself has reloaded this page. The state of a history entry outlives a reload;
 * it is nothing that a page stores, and no other site can write it.
 */
export const isOwnReload = typeof window !== "undefined" && isMarked(window.history.state);

function isMarked(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isOwnReload" in state;
}

// Every page has this, the cart itself only where there are products: a cart that arrives on
// another page waits here, and a cart that was filled before leaves from here.
const arrived = typeof window === "undefined" ? [] : arrivedIds();
let visitSoFar = (): TransferableVisit => ({ ids: arrived, hasTyped: false });

function arrivedIds(): readonly string[] {
  const address = window.location.href;
  if (!hasCartFragment(address)) return [];
  const [entry] = window.performance.getEntriesByType("navigation");
  const navigation = entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
  return transferredIds({
    address,
    referrer: document.referrer,
    navigation,
    isOwnReload,
    leftWith: entryBefore()?.getState(),
  });
}

/** The history entry of the page that led here, where it is one of the shop and the browser tells. */
function entryBefore(): NavigationHistoryEntry | undefined {
  const activation = "navigation" in window ? window.navigation.activation : null;
  return activation?.navigationType === "reload" ? undefined : (activation?.from ?? undefined);
}

/** Whether a page of the shop led here. */
export function cameFromShop(): boolean {
  return document.referrer.startsWith(`${window.location.origin}/`) || entryBefore() !== undefined;
}

/** Says where the visit is to be read from now on; returns the ids that arrived. */
export function receiveCart(readVisit: () => TransferableVisit): readonly string[] {
  visitSoFar = readVisit;
  return arrived;
}

/** The fragment that hands the cart of this visit to another page of the shop. */
export function transferFragment(): string {
  return cartFragment(visitSoFar().ids);
}

/** The same for a page load that begins now: the entry of this page tells the next one that it is ours. */
export function leaveWithCart(): string {
  const fragment = transferFragment();
  if ("navigation" in window) window.navigation.updateCurrentEntry({ state: fragment });
  return fragment;
}

/** Whether a page load would lose what was typed: personal details are never handed over. */
export function hasTyped(): boolean {
  return visitSoFar().hasTyped;
}

/** Loads the page anew, with the cart. */
export function reloadWithCart(): void {
  const { pathname, search, hash } = window.location;
  const address = pathname + search + (transferFragment() || hash);
  // Not by the router's replaceState: the page would follow, and stumble over what is missing.
  History.prototype.replaceState.call(window.history, { isOwnReload: true }, "", address);
  window.location.reload();
}
