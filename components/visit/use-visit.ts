"use client";

import { useSyncExternalStore } from "react";
import { visitEvent } from "@/components/visit/store";
import { emptyVisit, openPopup, type Change, type Visit } from "@/lib/order/visit";

/** The visit. Empty on the server and while React hydrates the page. */
export function useVisit(): Visit {
  return useSyncExternalStore(
    subscribe,
    () => window.visit?.read() ?? emptyVisit,
    () => emptyVisit,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(visitEvent, onChange);
  return () => window.removeEventListener(visitEvent, onChange);
}

/** Changes the visit. */
export function change(by: Change): void {
  window.visit?.change(by);
}

/** Closes the popup that is open. */
export function closePopup(): void {
  change(openPopup("none"));
}
