"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Whether React draws for this browser; false on the server and while React hydrates the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
