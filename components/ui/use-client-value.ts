"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** A value that only the browser knows and that never changes. `served` on the server and in hydration. */
export function useClientValue<T>(read: () => T, served: T): T {
  return useSyncExternalStore(neverChanges, read, () => served);
}
