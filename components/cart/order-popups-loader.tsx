"use client";

import { useEffect, useState, type ComponentProps } from "react";
import type { Popups } from "@/components/cart/english-order-popups-chunk";
import { orderPopups } from "@/components/cart/import-order-popups";
import { useEarlyClicks } from "@/components/head-script/use-early-clicks";
import { serverRenderedPopup } from "@/components/navigation/show-server-rendered-popup";
import { runWhenIdle } from "@/components/ui/run-when-idle";
import type { Language } from "@/lib/language/language";
import { isSavingData } from "@/lib/offline/data-saving";

/**
 * The cart and the popups of the order, which are fetched once the page is usable, at the latest by
 * the tap that opens one. That is acknowledged; where they cannot be fetched even then,
 * the page's own error handling reloads. What is added before waits for them.
 */
export function OrderPopupsLoader({
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

/** Hears of the first tap on CART; it carries out those from before as well. */
function CartTap({ onTap }: { onTap: () => void }) {
  useEarlyClicks("cart", onTap);
  return null;
}

/** Whether an item waits for the cart, or somebody is looking into an empty one. */
function isCartAwaited(): boolean {
  if (typeof window === "undefined" || !window.earlyClicks) return false;
  if (window.earlyClicks.added.length > 0) return !isSavingData(navigator);
  return serverRenderedPopup("added-popup")?.open === true;
}

/**
 * Lets items be added on a page that a link has led to; one that was loaded from the beginning has a
 * script for it.
 */
async function waitForItems(): Promise<void> {
  const clicks = window.earlyClicks;
  if (!clicks) return;
  if (!clicks.addedItems) {
    const script = await import("@/components/added-popup/added-popup-behaviour").catch(
      () => undefined,
    );
    script?.addItems(clicks);
  }
  clicks.addedItems?.count();
}
