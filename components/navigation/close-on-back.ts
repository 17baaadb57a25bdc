"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { popupEntry } from "@/components/navigation/popup-history-entry";
import {
  pushFragment,
  showAddress,
  type Fragment,
} from "@/components/navigation/change-and-watch-address";

/**
 * Moves the fragment and mark of the page's history entry into the entry of the popup that is to open
 * for them: whoever leaves the popup, by an answer or by Back, has left the link. Both at once, so
 * that a reload at any moment finds the fragment in the entry that is open.
 *
 * @returns false where the address names another fragment by now
 */
export function moveIntoPopupEntry({ text, mark, takeOut }: Fragment): boolean {
  const entry = popupEntry();
  // Another popup has opened on top of the link: its entry has the fragment in its address already.
  if (entry.pageAddress() !== undefined) return window.location.hash === text;
  if (!takeOut()) return false;
  entry.enter(() => pushFragment(text, mark));
  return true;
}

/**
 * Lets Back close what is open instead of leaving the page. One popup at a time; links that leave
 * the page do not belong into it, as closing steps back in the history.
 *
 * @param fragment that stands in the popup's entry, so that a reload opens it again, until it is
 *   answered; empty for most
 */
export function useCloseOnBack(isOpen: boolean, close: () => void, fragment = ""): void {
  const onBack = useEffectEvent(close);
  const isGone = useRef(false);

  // Where a missing script takes the popup away, the page loads itself anew and opens it again: the
  // fragment stays. To be known before the other effects are undone.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  useEffect(() => {
    if (!isOpen || fragment === "") return;
    return () => {
      // By Back the entry is left already.
      const address = popupEntry().pageAddress();
      if (address === undefined || isGone.current) return;
      if (window.location.hash === fragment) showAddress(address);
    };
  }, [isOpen, fragment]);

  useEffect(() => {
    if (isOpen) return popupEntry().open(() => onBack());
  }, [isOpen]);
}
