"use client";

import { useSyncExternalStore } from "react";
import { hasHint } from "@/lib/auth/cookie-names-and-lifetimes";

/** Whether this browser may have a session. Costs no request: a cookie says so. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(
    onReturn,
    () => hasHint(document.cookie),
    () => false,
  );
}

/**
 * Calls back when a visitor returns to the page, since another tab may have signed in or out.
 *
 * @returns a function that stops listening
 */
export function onReturn(listener: () => void): () => void {
  const listening = new AbortController();
  for (const event of ["focus", "pageshow"]) {
    window.addEventListener(event, listener, { signal: listening.signal });
  }
  return () => listening.abort();
}
