"use client";

import { useSyncExternalStore } from "react";
import { emptyVisit, type Change, type Visit } from "@/lib/order/visit";

const subscribe = (listener: () => void) => window.visit?.subscribe(listener) ?? (() => undefined);

/** The visit. Empty on the server and while React hydrates the page. */
export function useVisit(): Visit {
  return useSyncExternalStore(
    subscribe,
    () => window.visit?.read() ?? emptyVisit,
    () => emptyVisit,
  );
}

/** Changes the visit. */
export function change(by: Change): void {
  window.visit?.change(by);
}

/** Closes the popup that is open. */
export function closePopup(): void {
  window.visit?.close();
}
