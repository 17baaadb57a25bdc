import {
  cartFragment,
  transferredIds,
  hasCartFragment,
} from "@/lib/order/cart/cart-transfer-fragment";
import { reloadOnce } from "@/components/navigation/reload-loop-guard";

/** What a visit would lose by a page load. */
export interface TransferableVisit {
  /** Ids of the lines in the cart. */
  readonly ids: readonly string[];
  /** Whether something has been typed into the delivery form. */
  readonly hasTyped: boolean;
}

/**
 * What the visit holds: until its store exists, which a page without goods never loads, the items that
 * wait for it.
 */
let readVisit = (): TransferableVisit => ({ ids: pendingIds(), hasTyped: false });

/** Whether those items include the cart in the address, which stays there until the router can follow. */
let isArrivalRead = false;

/**
 * Ids of items that no visit holds yet: those tapped on this page, after the cart that the page
 * before handed over.
 */
function pendingIds(): string[] {
  const pending = window.earlyClicks?.added ?? [];
  if (!isArrivalRead) pending.unshift(...idsInAddress());
  isArrivalRead = true;
  return pending;
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
    leftWith: previousEntry()?.getState(),
  });
}

/**
 * The history entry of the page that led here, if that is a page of the shop and the browser has the
 * Navigation API.
 */
function previousEntry(): NavigationHistoryEntry | undefined {
  const activation = "navigation" in window ? window.navigation.activation : null;
  return activation?.navigationType === "reload" ? undefined : (activation?.from ?? undefined);
}

/** Whether a page of the shop led here. */
export function cameFromShop(): boolean {
  return (
    document.referrer.startsWith(`${window.location.origin}/`) || previousEntry() !== undefined
  );
}

/**
 * Hands the cart over to the store of the visit.
 *
 * @param read gives what the store holds, from now on
 * @returns the ids of the items that have waited for it
 */
export function receiveCart(read: () => TransferableVisit): readonly string[] {
  readVisit = read;
  return pendingIds().splice(0);
}

/**
 * Removes the cart from the address, if it is there, once it has been read: a copied address must not
 * contain it.
 */
export function takeCartFromAddress(): void {
  if (!hasCartFragment(window.location.href)) return;
  pendingIds();
  // The router's own replaceState: it would restore the address if it did not know of the change.
  window.history.replaceState(null, "", window.location.pathname + window.location.search);
}

/** The fragment that hands the cart to another page of the shop; empty for an empty cart. */
export function transferFragment(): string {
  return cartFragment(readVisit().ids);
}

/**
 * Like `transferFragment`, for a page load that begins now. Also leaves the fragment in the history
 * entry of this page, by which the next page knows that the shop wrote it.
 */
export function leaveWithCart(): string {
  const fragment = transferFragment();
  if ("navigation" in window) window.navigation.updateCurrentEntry({ state: fragment });
  return fragment;
}

/** Whether a page load would lose typed text: personal details are never handed over. */
export function hasTyped(): boolean {
  return readVisit().hasTyped;
}

/** Reloads the page, with the cart or, without one, the order link in the address. */
export function reloadWithCart(): void {
  const { pathname, search, hash } = window.location;
  const address = pathname + search + (transferFragment() || hash);
  const reload = () => reloadOnce(address);
  const entry = window.earlyClicks?.popupEntry;
  // Otherwise the browser would go back from that address, after the reload.
  if (entry) entry.afterLeaving(reload);
  else reload();
}
