import {
  transferFragment,
  hasTyped,
  leaveWithCart,
  reloadWithCart,
} from "@/components/navigation/cart-transfer-by-address-fragment";
import { noteHardNavigation } from "@/components/navigation/hard-navigation-in-progress-flag";
import { hasCartFragment } from "@/lib/order/cart/cart-transfer-fragment";
import { isServerPath } from "@/lib/paths";

/** Has the browser ask whether to leave the page. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Hands the cart over to the next page when the router loads one in full, as it does when it finds a
 * new version of the shop on the server. The cart lives in the page and would be lost. Typed text is
 * never handed over: the browser asks before it is lost.
 *
 * Goes on until the page unloads, whatever is rendered: where a script of a new page is missing, its error
 * boundary reloads the page and the router loads it in full as well.
 *
 * Does nothing in browsers without the Navigation API (Firefox and Safari before 2026).
 */
export function watchHardNavigations(): void {
  if ("navigation" in window) window.navigation.addEventListener("navigate", keepCartOrAsk);
}

function keepCartOrAsk(event: NavigateEvent): void {
  // Only for page loads within the shop: browsers would also ask at a `tel:` link, which loses nothing.
  window.removeEventListener("beforeunload", askBeforeLeaving);
  if (!isHardNavigationInShop(event)) return;
  if (hasTyped()) window.addEventListener("beforeunload", askBeforeLeaving);
  if (!event.userInitiated) noteHardNavigation();
  if (event.navigationType === "reload" || !event.cancelable) return;
  const address = event.destination.url;
  if (transferFragment() === "" || hasCartFragment(address)) return;
  event.preventDefault();
  hardNavigate(address);
}

function isHardNavigationInShop(event: NavigateEvent): boolean {
  const { origin, pathname } = new URL(event.destination.url);
  return (
    event.navigationType !== "traverse" &&
    !event.destination.sameDocument &&
    event.downloadRequest === null &&
    event.formData === null &&
    origin === window.location.origin &&
    !isServerPath(pathname)
  );
}

/** Loads a page of the shop in full, with the cart. */
export function hardNavigate(address: string): void {
  const next = new URL(address);
  if (next.pathname + next.search === window.location.pathname + window.location.search) {
    reloadWithCart();
    return;
  }
  next.hash = leaveWithCart() || next.hash;
  // After the browser has cancelled the navigation that this one replaces.
  setTimeout(() => window.location.assign(next));
}
