import {
  transferFragment,
  hasTyped,
  leaveWithCart,
  reloadWithCart,
} from "@/components/navigation/cart-transfer";
import { hasCartFragment } from "@/lib/order/cart/cart-transfer";
import { isServerPath } from "@/lib/language/paths";

let isAgreed = false;

/** A page load that would lose what was typed. */
export interface PageLoad {
  readonly address: string;
  /** Whether the router wants it, since the server has a new version; else the visitor does. */
  readonly isUpdate: boolean;
}

/**
 * Within the shop a link is no page load, except to the other language, and where the router finds a
 * new version of the shop on the server: then the cart, which lives in the old page, would be gone.
 * This hands the cart over, and where something has been typed it asks first.
 *
 * Browsers without the Navigation API (before 2026: Firefox and Safari) cannot tell.
 *
 * @returns how to end it
 */
export function watchPageLoads(ask: (load: PageLoad) => void): () => void {
  if (!("navigation" in window)) return () => undefined;

  function onNavigate(event: NavigateEvent): void {
    if (isAgreed || !event.cancelable || !isPageLoadInShop(event)) return;
    const address = event.destination.url;
    const isByLink = event.userInitiated;
    if (hasTyped()) {
      event.preventDefault();
      setTimeout(() => {
        freeRouter();
        ask({ address, isUpdate: !isByLink });
      });
    } else if (transferFragment() !== "" && !hasCartFragment(address)) {
      event.preventDefault();
      leaveFor(address);
    }
  }

  const { navigation } = window;
  navigation.addEventListener("navigate", onNavigate);
  return () => navigation.removeEventListener("navigate", onNavigate);
}

/**
 * The router waits for the page to go, in a render that does not end, and would never again lead to
 * the same address. That the page is back it believes when it hears what browsers say after Back.
 */
function freeRouter(): void {
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
}

function isPageLoadInShop(event: NavigateEvent): boolean {
  const { origin, pathname } = new URL(event.destination.url);
  return (
    (event.navigationType === "push" || event.navigationType === "replace") &&
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
  setTimeout(() => {
    // Until the browser has begun: the page itself may come back, by Back, with all that it holds.
    isAgreed = true;
    window.location.assign(next);
    isAgreed = false;
  });
}
