"use client";

import { useSyncExternalStore } from "react";
import { hasHint } from "@/lib/auth/cookie";

const listeners = new Set<() => void>();

/** Lets every header look at the hint again, after this page signed someone in or out. */
export function noticeHint(): void {
  for (const listener of listeners) listener();
}

// Another tab may have changed the cookie meanwhile.
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  for (const event of ["focus", "pageshow"]) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of ["focus", "pageshow"]) window.removeEventListener(event, listener);
  };
}

/** Whether this browser may have a session; costs no request. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasHint(document.cookie),
    () => false,
  );
}
