"use client";

import { useEffect, useState } from "react";
import { orderPopups } from "@/components/cart/order-popups/lazy-order-popups";
import { watchFragment } from "@/components/navigation/set-and-watch-address-fragment";
import type { Language } from "@/lib/language";
import { orderIn } from "@/lib/order/link";

/**
 * Loads the popups of the order as soon as there is an order in the address. A failure goes to the page's
 * error handling, which reloads.
 */
export function LoadOrderLink({ language }: { language: Language }) {
  const [error, setError] = useState<Error>();

  useEffect(
    () =>
      watchFragment(({ text }) => {
        if (orderIn(text) === undefined) return;
        orderPopups[language].load().catch((reason: unknown) => {
          if (reason instanceof Error) setError(reason);
        });
      }),
    [language],
  );

  if (error) throw error;
  return null;
}
