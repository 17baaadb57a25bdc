"use client";

import { useEffect, useState, type ComponentProps } from "react";
import type { Popups } from "@/components/cart/order-popups/english-order-popups-chunk";
import { orderPopups } from "@/components/cart/order-popups/order-popups-chunk-by-language";
import { useEarlyClicks } from "@/components/head-script/use-early-clicks";
import { runWhenIdle } from "@/components/ui/run-when-idle";
import type { Language } from "@/lib/language/language";
import { isSavingData } from "@/lib/offline/data-saving";

/**
 * Loads the cart and the popups of the order once the page is idle, or at once when a tap opens the
 * cart. Such a tap is acknowledged, and a failure then goes to the page's error handling, which reloads.
 * Items that are added before wait until the popups are loaded.
 */
export function LoadCartPopups({
  language,
  opening,
  ...facts
}: { language: Language; opening: string } & Omit<ComponentProps<typeof Popups>, "opensCart">) {
  const { load, useLoaded } = orderPopups[language];
  const { loaded: Component } = useLoaded();
  const [isWanted, setIsWanted] = useState(false);
  const [error, setError] = useState<Error>();
  const isHere = Component !== undefined;

  // Who waits for the cart asks for it next: fetched while the page hydrates, not after.
  useState(() => {
    if (isCartAwaited()) load().catch(() => undefined);
  });

  useEffect(() => void waitForItems(), []);

  useEffect(() => {
    if (isHere) return;
    function fetchThem() {
      load().catch((reason: unknown) => {
        if (isWanted && reason instanceof Error) setError(reason);
      });
    }
    if (isWanted) {
      window.earlyClicks?.addedItems?.close();
      fetchThem();
    } else if (!isSavingData(navigator)) return runWhenIdle(fetchThem);
  }, [isHere, isWanted, load]);

  if (error) throw error;
  if (Component) return <Component opensCart={isWanted} {...facts} />;
  return (
    <>
      {!isWanted && (
        <CartTap
          onTap={() => {
            // Said at once, and followed by the cart itself, also with data saver.
            if (window.earlyClicks?.addedItems?.showEmptyCart()) load().catch(() => undefined);
            else setIsWanted(true);
          }}
        />
      )}
      <p role="status" className="popup-status">
        {isWanted && opening}
      </p>
    </>
  );
}

/** Handles the first tap on CART, also one from before hydration. */
function CartTap({ onTap }: { onTap: () => void }) {
  useEarlyClicks("cart", onTap);
  return null;
}

/** Whether an item waits for the cart, or somebody is looking into an empty one. */
function isCartAwaited(): boolean {
  if (typeof window === "undefined" || !window.earlyClicks) return false;
  if (window.earlyClicks.added.length > 0) return !isSavingData(navigator);
  return document.querySelector("#added-popup[open]") !== null;
}

/**
 * Handles taps on Add to Cart. A page that was loaded in full has a script of its own for that; one that
 * was reached by a link within the shop needs this.
 */
async function waitForItems(): Promise<void> {
  const clicks = window.earlyClicks;
  if (!clicks) return;
  if (!clicks.addedItems) {
    const script = await import("@/components/added-popup/add-to-cart").catch(() => undefined);
    script?.addItems(clicks);
  }
  clicks.addedItems?.count();
}
