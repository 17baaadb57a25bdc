"use client";

import { useEffect } from "react";
import { orderPopups } from "@/components/cart/order-popups-chunk";
import { dispatch } from "@/components/cart/visit-store";
import { watchFragment, type Fragment } from "@/components/navigation/page-entry";
import { moveIntoPopupEntry } from "@/components/navigation/popup-history";
import type { Language } from "@/lib/language/language";
import { orderIn } from "@/lib/order/cart/order-link";

/**
 * Answers an order link, followed to this page or tapped on it, and an order that was prepared in this
 * history entry before the phone dropped the page: has a popup ask what to do with it.
 */
export function OrderLink({ language }: { language: Language }) {
  useEffect(() => {
    async function openSharedCart(link: Fragment) {
      const { text, mark } = link;
      const order = orderIn(text);
      if (order === undefined) return;
      // What cannot be fetched now is tried again, and told of, where the popup is to be shown.
      await orderPopups[language].load().catch(() => undefined);
      if (moveIntoPopupEntry(link)) {
        dispatch({ type: "open-shared-cart", order, fragment: text, mark });
      }
    }
    return watchFragment((fragment) => void openSharedCart(fragment));
  }, [language]);

  return null;
}
