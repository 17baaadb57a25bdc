"use client";

import { loadAccount } from "@/components/account/account-chunk";
import { refreshAccount, say } from "@/components/account/account-store";
import type { AuthCode } from "@/lib/auth/code";
import { closedGraceTime, closedPollTime } from "@/lib/auth/limits";
import { readAuthMessage } from "@/lib/auth/message";

/** One popup and the channel on which its result arrives. */
export interface Attempt {
  readonly name: string;
  readonly popup: Window;
  readonly channel: BroadcastChannel;
  /** What arrived on the channel while this code was still loading. */
  readonly early: readonly unknown[];
}

/**
 * How an attempt stands. A success counts whenever it arrives, also after a failure: with some
 * opener policies a popup looks closed while the visitor is still typing in it.
 */
export type Standing = { readonly isSignedIn: true } | { readonly failed: AuthCode };

/**
 * Follows one attempt until it succeeds or the page goes.
 *
 * @returns a function that gives it up; it then reports nothing more
 */
export function followAttempt(attempt: Attempt, report: (standing: Standing) => void): () => void {
  let isGivenUp = false;
  let isSettled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = setInterval(lookAtPopup, closedPollTime);

  function settle(): void {
    isSettled = true;
    clearInterval(poll);
    clearTimeout(timer);
  }

  function fail(code: AuthCode): void {
    if (isGivenUp || isSettled) return;
    settle();
    attempt.popup.close();
    report({ failed: code });
  }

  function lookAtPopup(): void {
    if (!attempt.popup.closed) return;
    clearInterval(poll);
    timer = setTimeout(() => void askSession("popup-closed-by-user"), closedGraceTime);
  }

  /** Believes only the server that someone is signed in. */
  async function askSession(otherwise: AuthCode): Promise<void> {
    try {
      const account = await refreshAccount();
      if (account) await succeed();
      else fail(otherwise);
    } catch {
      fail("network-request-failed");
    }
  }

  async function succeed(): Promise<void> {
    if (isGivenUp) return;
    settle();
    attempt.channel.close();
    attempt.popup.close();
    await loadAccount();
    say("signed-in");
    report({ isSignedIn: true });
  }

  function hear(data: unknown): void {
    const message = readAuthMessage(data);
    if (!message || message.type === "signed-out" || message.attempt !== attempt.name) return;
    if (message.type === "failed") fail(message.code);
    else void askSession("internal-error");
  }

  attempt.early.forEach(hear);
  attempt.channel.onmessage = ({ data }: MessageEvent<unknown>) => hear(data);
  // Without the server the popup cannot get anywhere, nor tell.
  refreshAccount().catch(() => fail("network-request-failed"));

  return () => {
    isGivenUp = true;
    settle();
    attempt.channel.close();
    attempt.popup.close();
  };
}
