import { cartFragment, transferredIds, hasCartFragment } from "@/lib/order/cart/cart-transfer";
import { reloadOnce } from "@/components/navigation/own-reload";

/** What a visit could lose by a page load. */
export interface TransferableVisit {
  /** Ids of the lines in the cart. */
  readonly ids: readonly string[];
  /** Whether something has been typed into the delivery form. */
  readonly hasTyped: boolean;
}

/**
 * Where the cart is. Every page has this, the cart itself only where there are products: a cart that
 * arrives on another page waits here, and a cart that was filled before leaves from here.
 */
type Cart =
  | { readonly place: "address" }
  | { readonly place: "here"; readonly ids: readonly string[] }
  | { readonly place: "visit"; readonly read: () => TransferableVisit };

let cart: Cart = { place: "address" };

function readCart(): TransferableVisit {
  if (cart.place === "visit") return cart.read();
  return { ids: arrivedCart(), hasTyped: false };
}

/** The ids that another page has handed over, read from the address once. */
function arrivedCart(): readonly string[] {
  if (cart.place === "address") cart = { place: "here", ids: idsInAddress() };
  return cart.place === "here" ? cart.ids : [];
}

function idsInAddress(): readonly string[] {
  const address = window.location.href;
  if (!hasCartFragment(address)) return [];
  const [entry] = window.performance.getEntriesByType("navigation");
  const navigation = entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
  return transferredIds({
    address,
    referrer: document.referrer,
    navigation,
    isOwnReload: window.earlyClicks?.isOwnReload ?? false,
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
export function receiveCart(read: () => TransferableVisit): readonly string[] {
  const ids = arrivedCart();
  cart = { place: "visit", read };
  return ids;
}

/** Takes an arrived cart out of the address, which is no link to it. */
export function takeCartFromAddress(): void {
  arrivedCart();
  // By the router's replaceState, or it would restore the address that it knows.
  window.history.replaceState(null, "", window.location.pathname + window.location.search);
}

/** The fragment that hands the cart of this visit to another page of the shop. */
export function transferFragment(): string {
  return cartFragment(readCart().ids);
}

/** The same for a page load that begins now: the entry of this page tells the next one that it is ours. */
export function leaveWithCart(): string {
  const fragment = transferFragment();
  if ("navigation" in window) window.navigation.updateCurrentEntry({ state: fragment });
  return fragment;
}

/** Whether a page load would lose what was typed: personal details are never handed over. */
export function hasTyped(): boolean {
  return readCart().hasTyped;
}

/** Loads the page anew, with the cart. */
export function reloadWithCart(): void {
  const { pathname, search, hash } = window.location;
  reloadOnce(pathname + search + (transferFragment() || hash));
}
