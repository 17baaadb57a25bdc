"use client";

import { getJson, postAuthForm } from "@/components/account/auth-api-requests";
import { createStore } from "@/components/ui/create-store";
import { readSession, type Account } from "@/lib/auth/signed-in-account";
import { signedOutChannel, tellWindows } from "@/lib/auth/messages-between-tabs";
import type { Copy } from "@/lib/copy/copy";

export type Alert = keyof Copy["account"]["alerts"];

interface AccountState {
  readonly account: Account | undefined;
  readonly alert: Alert | undefined;
}

const store = createStore<AccountState>({ account: undefined, alert: undefined });
let lastTurn = 0;

/** Who is signed in, and what there is to say about it. */
export const useAccount = () => store.usePart((state) => state);

function change(part: Partial<AccountState>): void {
  store.write({ ...store.read(), ...part });
}

/** Shows an alert in place of the last one; undefined dismisses it. */
export function say(alert: Alert | undefined): void {
  change({ alert });
}

/**
 * Asks the server who is signed in, and keeps the answer.
 *
 * @throws when the network or the server fails; what was known then stays
 */
export async function refreshAccount(): Promise<Account | undefined> {
  const turn = ++lastTurn;
  const account = readSession(await getJson("/api/auth/session"));
  // Answers can overtake each other; only the newest question's counts.
  if (turn === lastTurn) change({ account });
  return account;
}

/** Ends the session here and in every other tab, and says so. */
export async function signOut(): Promise<void> {
  try {
    await postAuthForm("/api/auth/signout", {});
    const account = await refreshAccount();
    say(account ? "still-signed-in" : "logged-out");
    tellWindows(signedOutChannel, "signed-out");
  } catch {
    say("still-signed-in");
  }
}
