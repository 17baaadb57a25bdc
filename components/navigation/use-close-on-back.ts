"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { popupEntry } from "@/components/navigation/popup-history-entry";
import { showAddress } from "@/components/navigation/set-and-watch-address-fragment";

/**
 * Lets Back close a popup instead of leaving the page, for one popup at a time. Such a popup must not
 * hold links that leave the page, because closing it steps back in the history.
 *
 * @param fragment in the address of the popup's history entry, which a reload needs to open the popup
 *   again; empty for most popups
 */
export function useCloseOnBack(isOpen: boolean, close: () => void, fragment = ""): void {
  const onBack = useEffectEvent(close);
  useFragmentUntilAnswered(isOpen ? fragment : "");

  useEffect(() => {
    if (isOpen) return popupEntry().open(() => onBack());
  }, [isOpen]);
}

/** Removes the fragment from the popup's history entry once the popup has been answered. */
function useFragmentUntilAnswered(fragment: string): void {
  const isUnmounting = useRef(false);

  // When a missing script unmounts the popup, the page reloads and opens it again: the fragment has
  // to stay. This effect comes first, so that its cleanup runs before the next one's.
  useEffect(() => {
    isUnmounting.current = false;
    return () => {
      isUnmounting.current = true;
    };
  }, []);

  useEffect(() => {
    if (fragment === "") return;
    return () => {
      // Undefined after Back, which has left the entry already.
      const address = popupEntry().pageAddress();
      if (address === undefined || isUnmounting.current) return;
      if (window.location.hash === fragment) showAddress(address);
    };
  }, [fragment]);
}
