"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import {
  leaveWithCart,
  takeCartFromAddress,
} from "@/components/navigation/cart-transfer-by-address-fragment";
import { isHardNavigationPending } from "@/components/navigation/hard-navigation-in-progress-flag";
import { useEarlyClicks } from "@/components/head-script/use-early-clicks";
import { elementIds } from "@/components/layout/element-ids";
import { isSavingData } from "@/lib/offline/data-saving";

/**
 * Follows every plain link within the shop without a page load, so that the cart in the page's memory
 * survives. Two kinds of links load their page in full: those with `data-full-load`, and those to the
 * other language (`hreflang`), which hand the cart over in their fragment.
 *
 * One listener instead of the framework's link component: links stay server-rendered, need no script
 * of their own, and prefetch only when someone points at or touches them.
 */
export function SoftNavigation() {
  const router = useRouter();

  useEffect(() => {
    function follow(event: MouseEvent) {
      const isPlainClick =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = shopLink(event);
      if (link?.hreflang) link.hash = leaveWithCart();
      else if (link && isPlainClick && !event.defaultPrevented && !isHardNavigationPending()) {
        event.preventDefault();
        // Now, if its timer is still to come: the router would drop the navigation in favour of the address.
        takeCartFromAddress();
        if (link.pathname === window.location.pathname) showSection(link);
        // Skipping to the content needs no history entry: Back would seem to do nothing.
        if (link.hash !== `#${elementIds.content}`) router.push(link.href);
      }
    }

    function prepare(event: Event) {
      const link = shopLink(event);
      if (!link || link.hreflang || isSavingData(navigator)) return;
      if (link.pathname !== window.location.pathname) router.prefetch(link.pathname);
    }

    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("click", follow, { signal });
    for (const intent of intents) {
      document.addEventListener(intent, prepare, { passive: true, signal });
    }
    return () => listening.abort();
  }, [router]);

  useEffect(() => {
    // After the router has started to watch the history.
    const timer = setTimeout(takeCartFromAddress);
    return () => clearTimeout(timer);
  }, []);

  // By now the router has written its state into the current history entry.
  useEffect(() => window.earlyClicks?.popupEntry?.adopt(), []);

  // Every page has this component, so its action "page" stands for the whole page being interactive.
  // Links that were tapped earlier can now be followed without a page load: after the cart has left the
  // address, since the router would return to that address.
  // Not under a popup that was opened since: its Back would lead to this page, with the next one shown.
  useEarlyClicks("page", ({ link }) =>
    setTimeout(() => {
      if (!document.querySelector("dialog[open]")) link?.click();
    }),
  );

  return null;
}

/** Events that come a moment before a click. */
const intents = ["touchstart", "mouseover", "focusin"] as const;

/** The link within the shop that an event is about, if any. */
function shopLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const isWithin = link?.origin === window.location.origin && link.target === "";
  return link && isWithin && !("fullLoad" in link.dataset) ? link : undefined;
}

/** Scrolls even if the address already names the section, in which case the router does nothing. */
function showSection({ hash }: HTMLAnchorElement): void {
  const section = document.getElementById(hash.slice(1) || elementIds.top);
  section?.scrollIntoView();
  section?.focus();
}
