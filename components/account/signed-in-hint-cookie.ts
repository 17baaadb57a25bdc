"use client";

import { useSyncExternalStore } from "react";
import { hasHint } from "@/lib/auth/cookie-names-and-lifetimes";

/** Whether this browser may have a session, and so wants what the signed in see; costs no request. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(
    onReturn,
    () => hasHint(document.cookie),
    () => false,
  );
}

/** Calls back when a visitor returns to the page: another tab may have signed in or out. */
export function onReturn(listener: () => void): () => void {
  const listening = new AbortController();
  for (const event of ["focus", "pageshow"]) {
    window.addEventListener(event, listener, { signal: listening.signal });
  }
  return () => listening.abort();
}
