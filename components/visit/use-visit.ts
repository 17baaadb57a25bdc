"use client";

import { useSyncExternalStore } from "react";
import { visitEvent } from "@/components/visit/protocol";
import { emptyVisit, openPopup, type Change, type Visit } from "@/lib/order/visit";

/** Returns the visit, and renders again when it changes. It is empty on the server and while React hydrates the page. */
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

/** Changes the visit: `changeVisit(addItems(id))`. */
export function changeVisit(by: Change): void {
  window.visit?.change(by);
}

export function closePopup(): void {
  changeVisit(openPopup("none"));
}

/** Loads the page anew with its cart, because what the shop offers has changed. */
export function reloadRenewed(): void {
  window.visit?.renew();
}
