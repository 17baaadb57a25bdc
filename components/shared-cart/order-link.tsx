"use client";

import { useEffect } from "react";
import { loadOrderPopups } from "@/components/cart/order-popups-chunk";
import { dispatch } from "@/components/cart/visit-store";
import type { Language } from "@/lib/language/language";
import { orderIn } from "@/lib/order/cart/order-link";

/**
 * Answers an order link, followed to this page or tapped on it: has a popup ask what to do with its
 * items.
 */
export function OrderLink({ language }: { language: Language }) {
  useEffect(() => {
    let pageState: unknown;

    async function offer() {
      // An entry that the browser made for a tapped link has no state of the router's yet.
      pageState = window.history.state ?? pageState;
      const fragment = window.location.hash;
      const order = orderIn(fragment);
      if (order === undefined) return;
      // What cannot be fetched now is tried again, and told of, where the popup is to be shown.
      await loadOrderPopups(language).catch(() => undefined);
      if (window.location.hash !== fragment) return;
      // From now on the fragment stands in the popup's own history entry, not in the page's:
      // whoever leaves the popup, by an answer or by Back, has left the link. The state says
      // that the entry is the router's, which therefore does not hear of it.
      const { pathname, search } = window.location;
      window.history.replaceState(pageState, "", pathname + search);
      dispatch({ type: "offer", order, fragment });
    }

    const onHashChange = () => void offer();
    // After the router has made the page's entry its own.
    const timer = setTimeout(onHashChange);
    window.addEventListener("hashchange", onHashChange);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("hashchange", onHashChange);
    };
  }, [language]);

  return null;
}
