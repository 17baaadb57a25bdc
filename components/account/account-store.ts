"use client";

import { getJson, postAuthForm } from "@/components/account/auth-api-requests";
import { createStore } from "@/components/ui/create-store";
import { readAccount, type Account } from "@/lib/auth/read-account-from-session";
import { signedOutChannel, broadcast } from "@/components/account/messages-between-tabs";
import type { Copy } from "@/lib/copy";

export type Alert = keyof Copy["account"]["alerts"];

interface AccountState {
  readonly account: Account | undefined;
  readonly alert: Alert | undefined;
}

const store = createStore<AccountState>({ account: undefined, alert: undefined });
let latestRequest = 0;

/** Who is signed in, and the alert on screen. */
export function useAccount(): AccountState {
  return store.usePart((state) => state);
}

function change(part: Partial<AccountState>): void {
  store.write({ ...store.read(), ...part });
}

/** Shows an alert, in place of the previous one; undefined dismisses it. */
export function showAlert(alert: Alert | undefined): void {
  change({ alert });
}

/**
 * Asks the server who is signed in, and updates the store.
 *
 * @throws if the network or the server fails; the store then stays as it is
 */
export async function refreshAccount(): Promise<Account | undefined> {
  const request = ++latestRequest;
  const account = readAccount(await getJson("/api/auth/session"));
  // Responses may arrive out of order: only that of the latest request counts.
  if (request === latestRequest) change({ account });
  return account;
}

/** Ends the session in this and every other tab, and shows an alert. */
export async function signOut(): Promise<void> {
  try {
    await postAuthForm("/api/auth/signout", {});
    const account = await refreshAccount();
    showAlert(account ? "still-signed-in" : "logged-out");
    broadcast(signedOutChannel, "signed-out");
  } catch {
    showAlert("still-signed-in");
  }
}
