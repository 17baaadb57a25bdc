"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import {
  leaveWithCart,
  takeCartFromAddress,
} from "@/components/navigation/cart-transfer-between-pages";
import { isRouterLeaving } from "@/components/navigation/is-router-leaving";
import { useEarlyClicks } from "@/components/head-script/use-early-clicks";
import { anchors } from "@/lib/language/section-anchors";
import { hasCartFragment } from "@/lib/order/cart/cart-transfer-fragment";
import { isSavingData } from "@/lib/offline/data-saving";

/**
 * Lets every plain link within the shop lead on without a page load, so that the cart in the page's
 * memory survives. A link that must load its page in full says so by `data-full-load`; one to
 * another language by `hreflang`: it gets the cart into its address, which leaves it on arrival.
 *
 * One listener instead of the framework's link component: links stay server-rendered, cost no
 * script of their own and fetch nothing before someone points at or touches them.
 */
export function SoftNavigation() {
  const router = useRouter();

  useEffect(() => {
    function follow(event: MouseEvent) {
      const isPlainClick =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = shopLink(event);
      if (link?.hreflang) link.hash = leaveWithCart();
      else if (link && isPlainClick && !event.defaultPrevented && !isRouterLeaving()) {
        event.preventDefault();
        if (link.pathname === window.location.pathname) showSection(link);
        // An entry of its own for what the keyboard has passed would have Back do nothing.
        if (link.hash !== `#${anchors.content}`) router.push(link.href);
      }
    }

    function prepare(event: Event) {
      const link = shopLink(event);
      if (!link || link.hreflang || isSavingData(navigator)) return;
      if (link.pathname !== window.location.pathname) router.prefetch(link.pathname);
    }

    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener("click", follow, { signal });
    for (const intent of intents) {
      document.addEventListener(intent, prepare, { passive: true, signal });
    }
    return () => ending.abort();
  }, [router]);

  useEffect(() => {
    if (!hasCartFragment(window.location.href)) return;
    // After the router has begun to follow the history.
    const timer = setTimeout(takeCartFromAddress);
    return () => clearTimeout(timer);
  }, []);

  // By now the router has written its own state into the history entry that is open.
  useEffect(() => window.earlyClicks?.popupEntry?.adopt(), []);

  // Every document has this part: once it answers, the page runs by its scripts. Links that have
  // waited are followed now that they lead on without a page load.
  useEarlyClicks("page", ({ link }) => link?.click());

  return null;
}

/** What comes a moment before a click. */
const intents = ["touchstart", "mouseover", "focusin"] as const;

/** The link within the shop that an event is about, if any. */
function shopLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const isWithin = link?.origin === window.location.origin && link.target === "";
  return link && isWithin && !("fullLoad" in link.dataset) ? link : undefined;
}

/** Scrolls every time, also where the address already names it: the router would do nothing. */
function showSection({ hash }: HTMLAnchorElement): void {
  const section = document.getElementById(hash.slice(1) || anchors.top);
  section?.scrollIntoView();
  section?.focus();
}
