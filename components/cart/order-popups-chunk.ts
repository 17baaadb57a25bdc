"use client";

import type { Popups } from "@/components/cart/english-order-popups";
import type { Language } from "@/lib/language/language";

const chunks = {
  en: async () => (await import("@/components/cart/english-order-popups")).Popups,
  hi: async () => (await import("@/components/cart/hindi-order-popups")).Popups,
};

let loaded: typeof Popups | undefined;

/** The popups of the order, once they are here. */
export function loadedOrderPopups(): typeof Popups | undefined {
  return loaded;
}

/** Fetches the popups of the order with their words. After a failure the next call tries again. */
export async function loadOrderPopups(language: Language): Promise<typeof Popups> {
  return (loaded ??= await chunks[language]());
}
