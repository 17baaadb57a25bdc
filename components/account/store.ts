"use client";

import { useSyncExternalStore } from "react";
import type { Copy } from "@/lib/copy";

type Alert = keyof Copy["account"]["alerts"];

/** The key in localStorage that says that someone has signed in here: not who, and it unlocks nothing. */
const key = "signed-in";
let alert: Alert | undefined;

/** Whether someone has signed in in this browser, as far as is known without a request. */
export function useSignedIn(): boolean {
  return useStored(() => Boolean(storage()?.getItem(key)), false);
}

/** Keeps that someone has signed in here, or forgets it: all tabs hear of it. */
export function setSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) storage()?.setItem(key, "1");
  else storage()?.removeItem(key);
  announce();
}

/** The alert about signing in or out that is on the screen. */
export function useAlert(): Alert | undefined {
  return useStored(() => alert, undefined);
}

/** Shows an alert, in place of the one before; undefined dismisses it. */
export function showAlert(next: Alert | undefined): void {
  alert = next;
  announce();
}

/** Gives the focus to Login or Profile. */
export function focusAccount(): void {
  const control = document.querySelector<HTMLElement>("#account :is(a, button)");
  control?.focus({ preventScroll: true });
}

/** Undefined where cookies are forbidden: the header then shows Login. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

function useStored<Value>(read: () => Value, served: Value): Value {
  return useSyncExternalStore(subscribe, read, () => served);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** Tells this tab what browsers tell only the others. */
function announce(): void {
  window.dispatchEvent(new StorageEvent("storage"));
}
