"use client";

import { useEffect } from "react";
import { dispatch } from "@/components/cart/cart-and-checkout-store";
import {
  pushFragment,
  watchFragment,
  type Fragment,
} from "@/components/navigation/set-and-watch-address-fragment";
import { popupEntry } from "@/components/navigation/popup-history-entry";
import { orderIn } from "@/lib/order/link";

/**
 * Opens a popup for the order in the address: an order link, or an order that was prepared in this
 * history entry before the phone dropped the page.
 */
export function OpenPopupForOrderLink() {
  useEffect(
    () =>
      watchFragment((link) => {
        const { text, mark } = link;
        const order = orderIn(text);
        if (order === undefined || !moveIntoPopupEntry(link)) return;
        dispatch({ type: "open-shared-cart", order, fragment: text, mark });
      }),
    [],
  );

  return null;
}

/**
 * Moves the fragment and mark of the page's history entry into a new entry for the popup that is
 * about to open for them. Leaving the popup, by an answer or by Back, then also leaves the link. Both
 * move at once, so that a reload at any moment finds the fragment in the current entry.
 *
 * @returns false if the address has another fragment by now
 */
export function moveIntoPopupEntry({ text, mark, takeOut }: Fragment): boolean {
  const entry = popupEntry();
  // A popup that opened on top of the link: its entry already has the fragment in its address.
  if (entry.pageAddress() !== undefined) return window.location.hash === text;
  if (!takeOut()) return false;
  entry.enter(() => pushFragment(text, mark));
  return true;
}
