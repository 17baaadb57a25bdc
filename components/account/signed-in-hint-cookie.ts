"use client";

import { useSyncExternalStore } from "react";
import { onReturnToPage } from "@/components/account/on-return-to-page";
import { hasHint } from "@/lib/auth/cookie-names-and-lifetimes";

/** Whether this browser may have a session. Costs no request: a cookie says so. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(
    onReturnToPage,
    () => hasHint(document.cookie),
    () => false,
  );
}
