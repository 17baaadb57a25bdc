"use client";

import type { Popups } from "@/components/cart/order-popups/english-order-popups-chunk";
import { lazyImport, type LazyImport } from "@/components/ui/lazy-import";
import type { Language } from "@/lib/language/language";

/** The popups of the order with their words. */
export const orderPopups: Readonly<Record<Language, LazyImport<typeof Popups>>> = {
  en: lazyImport(
    async () => (await import("@/components/cart/order-popups/english-order-popups-chunk")).Popups,
  ),
  hi: lazyImport(
    async () => (await import("@/components/cart/order-popups/hindi-order-popups-chunk")).Popups,
  ),
};
