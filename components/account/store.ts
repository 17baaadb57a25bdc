"use client";

import { useSyncExternalStore } from "react";
import type { Copy } from "@/lib/copy";

type Alert = keyof Copy["account"]["alerts"];

/** The key in localStorage that says that someone has signed in here: not who, and it unlocks nothing. */
const key = "signed-in";
let alert: Alert | undefined;
const getAlert = () => alert;

/** Whether someone has signed in in this browser, as far as is known without a request. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, hasFlag, () => false);
}

/** The alert about signing in or out that is on the screen. */
export function useAlert(): Alert | undefined {
  return useSyncExternalStore(subscribe, getAlert, () => undefined);
}

/** Keeps that someone has signed in here, or forgets it: all tabs hear of it. This one shows an alert. */
export function setSignedIn(isSignedIn: boolean, next?: Alert): void {
  if (isSignedIn) localStorage.setItem(key, "1");
  else localStorage.removeItem(key);
  showAlert(next);
}

/** Shows an alert, in place of the one before; undefined dismisses it. */
export function showAlert(next: Alert | undefined): void {
  alert = next;
  // To this tab: browsers send the event to the others only.
  window.dispatchEvent(new StorageEvent("storage"));
}

/** Gives the focus to Login or Profile. */
export function focusAccount(): void {
  document.querySelector<HTMLElement>("#account :is(a, button)")?.focus({ preventScroll: true });
}

function hasFlag(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Cookies are forbidden.
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener("storage", listener);
    // An alert is over on a page without a place for it.
    if (!document.getElementById("account")) alert = undefined;
  };
}
