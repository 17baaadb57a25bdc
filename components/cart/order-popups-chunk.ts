"use client";

import type { Popups } from "@/components/cart/english-order-popups";
import { lateCode, type LateCode } from "@/components/ui/late-code";
import type { Language } from "@/lib/language/language";

/** The popups of the order with their words. */
export const orderPopups: Readonly<Record<Language, LateCode<typeof Popups>>> = {
  en: lateCode(async () => (await import("@/components/cart/english-order-popups")).Popups),
  hi: lateCode(async () => (await import("@/components/cart/hindi-order-popups")).Popups),
};
