"use client";

import { useEffect } from "react";
import { orderPopups } from "@/components/cart/order-popups-chunk";
import { dispatch } from "@/components/cart/visit-store";
import { watchFragment, type Fragment } from "@/components/navigation/page-entry";
import type { Language } from "@/lib/language/language";
import { orderIn } from "@/lib/order/cart/order-link";

/**
 * Answers an order link, followed to this page or tapped on it: has a popup ask what to do with its
 * items.
 */
export function OrderLink({ language }: { language: Language }) {
  useEffect(() => {
    async function openSharedCart({ text, takeOut }: Fragment) {
      const order = orderIn(text);
      if (order === undefined) return;
      // What cannot be fetched now is tried again, and told of, where the popup is to be shown.
      await orderPopups[language].load().catch(() => undefined);
      // From now on the fragment stands in the popup's own history entry, not in the page's:
      // whoever leaves the popup, by an answer or by Back, has left the link.
      if (takeOut()) dispatch({ type: "open-shared-cart", order, fragment: text });
    }
    return watchFragment((fragment) => void openSharedCart(fragment));
  }, [language]);

  return null;
}
