"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Whether React has hydrated the page: false on the server and during hydration, so that both draw the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
