"use client";

import { useEffect, useState, type ComponentProps } from "react";
import type { Popups } from "@/components/cart/order-popups/english-order-popups-chunk";
import { useEarlyClicks } from "@/components/head-script/use-early-clicks";
import { lazyImport, type LazyImport } from "@/components/ui/lazy-import";
import { runWhenIdle } from "@/components/ui/run-when-idle";
import type { Language } from "@/lib/language";
import { isSavingData } from "@/lib/offline/data-saving";

/** The popups of the order with their words: one chunk for each language. */
export const orderPopups: Readonly<Record<Language, LazyImport<typeof Popups>>> = {
  en: lazyImport(
    async () => (await import("@/components/cart/order-popups/english-order-popups-chunk")).Popups,
  ),
  hi: lazyImport(
    async () => (await import("@/components/cart/order-popups/hindi-order-popups-chunk")).Popups,
  ),
};

/**
 * Loads the popups of the order when the page is idle, or at once when a shopper opens the cart. In the
 * second case a failure goes to the page's error handling, which reloads.
 */
export function LazyOrderPopups({
  language,
  opening,
  ...facts
}: { language: Language; opening: string } & Omit<ComponentProps<typeof Popups>, "opensCart">) {
  const { load, useLoaded } = orderPopups[language];
  const { loaded: Component } = useLoaded();
  const [isWanted, setIsWanted] = useState(false);
  const [error, setError] = useState<Error>();
  const isLoaded = Component !== undefined;

  // Begins during hydration, rather than after it.
  useState(() => {
    if (isCartAwaited()) load().catch(() => undefined);
  });

  useEffect(() => {
    if (isLoaded) return;
    function fetchPopups() {
      load().catch((reason: unknown) => {
        if (isWanted && reason instanceof Error) setError(reason);
      });
    }
    if (isWanted) fetchPopups();
    else if (!isSavingData(navigator)) runWhenIdle(fetchPopups);
  }, [isLoaded, isWanted, load]);

  if (error) throw error;
  if (Component) return <Component opensCart={isWanted} {...facts} />;
  return (
    <>
      <CartTap
        onTap={() => {
          const shown = window.earlyClicks?.addedItems;
          // The shopper sees the empty cart at once; the popups load even with data saver.
          if (shown?.showEmptyCart()) load().catch(() => undefined);
          else {
            shown?.close();
            setIsWanted(true);
          }
        }}
      />
      <p role="status" className="popup-status">
        {isWanted && opening}
      </p>
    </>
  );
}

/** Handles clicks on CART until the popups have loaded. */
function CartTap({ onTap }: { onTap: () => void }) {
  useEarlyClicks("cart", onTap);
  return null;
}

/** Whether items were added, or the empty cart was opened, before hydration. */
function isCartAwaited(): boolean {
  if (typeof window === "undefined" || !window.earlyClicks) return false;
  if (window.earlyClicks.added.length > 0) return !isSavingData(navigator);
  return document.querySelector("#added-popup[open]") !== null;
}
