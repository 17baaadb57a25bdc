import {
  transferFragment,
  hasTyped,
  leaveWithCart,
  reloadWithCart,
} from "@/components/navigation/cart-transfer-between-pages";
import { noteRouterLeaves } from "@/components/navigation/is-router-leaving";
import { hasCartFragment } from "@/lib/order/cart/cart-transfer-fragment";
import { isServerPath } from "@/lib/language/paths";

/** Has the browser ask whether to leave: in its own words, where it offers that. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Within the shop a link is no page load, except to the other language, and where the router finds a
 * new version of the shop on the server: then the cart, which lives in the old page, would be gone.
 * This hands the cart over. What was typed is never handed over: the browser warns of that.
 *
 * Browsers without the Navigation API (before 2026: Firefox and Safari) cannot tell.
 *
 * @returns how to end it
 */
export function watchPageLoads(): () => void {
  if (!("navigation" in window)) return () => undefined;

  function onNavigate(event: NavigateEvent): void {
    // For this page load alone: a call or a chat loses nothing, and browsers would ask all the same.
    window.removeEventListener("beforeunload", warn);
    if (!isPageLoadInShop(event)) return;
    if (hasTyped()) window.addEventListener("beforeunload", warn);
    if (!event.userInitiated) noteRouterLeaves();
    if (event.navigationType === "reload" || !event.cancelable) return;
    const address = event.destination.url;
    if (transferFragment() === "" || hasCartFragment(address)) return;
    event.preventDefault();
    leaveFor(address);
  }

  const { navigation } = window;
  navigation.addEventListener("navigate", onNavigate);
  return () => navigation.removeEventListener("navigate", onNavigate);
}

function isPageLoadInShop(event: NavigateEvent): boolean {
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

/** Loads a page of the shop anew, with the cart. */
export function leaveFor(address: string): void {
  const next = new URL(address);
  if (next.pathname + next.search === window.location.pathname + window.location.search) {
    reloadWithCart();
    return;
  }
  next.hash = leaveWithCart() || next.hash;
  // After the navigation that it takes the place of has been given up.
  setTimeout(() => window.location.assign(next));
}
