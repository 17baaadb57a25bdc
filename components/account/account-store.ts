"use client";

import { useSyncExternalStore } from "react";
import { noticeHint } from "@/components/account/signed-in-hint";
import { readCsrfToken, readSession, type Account } from "@/lib/auth/account";
import { authChannel, type AuthMessage } from "@/lib/auth/message";
import type { Copy } from "@/lib/copy/copy";

export type Alert = keyof Copy["account"]["alerts"];

interface Visit {
  readonly account: Account | undefined;
  readonly alert: Alert | undefined;
}

// A module, not a React context: it outlives the page component, so that the landing page can
// say what was done on the login page.
const nobody: Visit = { account: undefined, alert: undefined };
let current = nobody;
let lastTurn = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(part: Partial<Visit>): void {
  current = { ...current, ...part };
  for (const listener of listeners) listener();
  noticeHint();
}

/** Who is signed in, and what there is to say about it. */
export function useAccount(): Visit {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => nobody,
  );
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
    const csrfToken = readCsrfToken(await getJson("/api/auth/csrf"));
    await fetch("/api/auth/signout", {
      method: "POST",
      body: new URLSearchParams({ csrfToken, json: "true" }),
    });
    const account = await refreshAccount();
    say(account ? "still-signed-in" : "logged-out");
    tellOtherTabs({ type: "signed-out" });
  } catch {
    say("still-signed-in");
  }
}

async function getJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { cache: "no-store" });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

function tellOtherTabs(message: AuthMessage): void {
  const channel = new BroadcastChannel(authChannel);
  channel.postMessage(message);
  channel.close();
}
