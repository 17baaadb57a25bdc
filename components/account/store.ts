"use client";

import { useSyncExternalStore } from "react";

/** Set in localStorage while someone is signed in in this browser. It does not say who, and unlocks nothing. */
const key = "signed-in";

/** Whether someone is signed in in this browser, as far as is known without asking the server. */
export const useSignedIn = () => useSyncExternalStore(subscribe, isFlagSet, () => false);

/** Records whether someone is signed in, which all tabs follow. */
export function setSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) localStorage.setItem(key, "1");
  else localStorage.removeItem(key);
  // Browsers send this event to other tabs only, but subscribers in this one need it as well.
  window.dispatchEvent(new StorageEvent("storage"));
}

export function focusAccount(): void {
  document.querySelector<HTMLElement>("#account :is(a, button)")?.focus({ preventScroll: true });
}

function isFlagSet(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Where cookies are forbidden, so is localStorage.
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
