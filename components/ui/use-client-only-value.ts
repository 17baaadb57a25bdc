"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** What only a browser knows, and what does not change there; the served page shows `served`. */
export function useClientOnlyValue<T>(read: () => T, served: T): T {
  return useSyncExternalStore(neverChanges, read, () => served);
}
