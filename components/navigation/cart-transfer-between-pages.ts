import {
  cartFragment,
  transferredIds,
  hasCartFragment,
} from "@/lib/order/cart/cart-transfer-fragment";
import { reloadOnce } from "@/components/navigation/reload-once";

/** What a visit could lose by a page load. */
export interface TransferableVisit {
  /** Ids of the lines in the cart. */
  readonly ids: readonly string[];
  /** Whether something has been typed into the delivery form. */
  readonly hasTyped: boolean;
}

/** Reads the visit, once there is one: a page without goods has none. */
let readVisit: (() => TransferableVisit) | undefined;

let hasArrived = false;

/** What another page has handed over and what was added here, as long as no visit holds it. */
function waitingIds(): string[] {
  const ids = window.earlyClicks?.added ?? [];
  if (!hasArrived) ids.unshift(...idsInAddress());
  hasArrived = true;
  return ids;
}

function readCart(): TransferableVisit {
  return readVisit?.() ?? { ids: waitingIds(), hasTyped: false };
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

/** Says where the visit is to be read from now on; returns the ids that waited for it. */
export function receiveCart(read: () => TransferableVisit): readonly string[] {
  readVisit = read;
  return waitingIds().splice(0);
}

/** Takes an arrived cart out of the address, which is no link to it. */
export function takeCartFromAddress(): void {
  waitingIds();
  // By the router's replaceState, or it would restore the address that it knows.
  window.history.replaceState(null, "", window.location.pathname + window.location.search);
}

/** The fragment that hands the cart of this visit to another page of the shop. */
export function transferFragment(): string {
  return cartFragment(readCart().ids);
}

/** The same for a page load that begins now: this page's entry tells the next that it is ours. */
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
