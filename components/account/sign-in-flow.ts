"use client";

import { account } from "@/components/account/account-chunk";
import { refreshAccount, say } from "@/components/account/account-store";
import { postAuthForm } from "@/components/account/auth-request";
import type { Show } from "@/components/account/use-sign-in";
import { readText } from "@/lib/auth/account";
import { asAuthCode, type AuthCode } from "@/lib/auth/code";
import { closedGraceTime, closedPollTime } from "@/lib/auth/limits";
import { resultAddress } from "@/lib/auth/result";
import type { Language } from "@/lib/language/language";

/**
 * Signs in, in a blank window or, where browsers block that, by a link in this one.
 *
 * @param given the attempt is given up when this aborts
 */
export async function signIn(
  popup: Window | undefined,
  language: Language,
  given: AbortSignal,
  show: Show,
): Promise<void> {
  // 128 random bits, which no other site can know; `randomUUID` is for https alone.
  const attempt = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const beginning = await beginSignIn(resultAddress(language, popup && attempt));
  if (given.aborted) return;
  if ("code" in beginning) {
    popup?.close();
    show({ state: "failed", code: beginning.code });
  } else if (popup) {
    followPopup(popup, attempt, given, show);
    if (!popup.closed) popup.location.replace(beginning.url);
  } else {
    show({ state: "blocked", url: beginning.url });
  }
}

/** Has the server begin a sign-in: where the provider asks the visitor, or why it cannot. */
async function beginSignIn(callbackUrl: string): Promise<{ url: string } | { code: AuthCode }> {
  try {
    const answer = await postAuthForm("/api/auth/signin/google", { callbackUrl });
    const url = readText(answer, "url");
    return url ? { url } : { code: asAuthCode(readText(answer, "error")) ?? "internal-error" };
  } catch (error) {
    // "fetch" says so when nothing answers; what else comes is an answer, as to too many requests.
    return { code: error instanceof TypeError ? "network-request-failed" : "internal-error" };
  }
}

/**
 * Follows a popup until the sign-in succeeds or is given up. A success counts whenever it arrives,
 * also after a failure: with some opener policies a popup looks closed while the visitor is still
 * typing in it.
 */
function followPopup(popup: Window, attempt: string, given: AbortSignal, show: Show): void {
  const channel = new BroadcastChannel(attempt);
  let watch = setInterval(lookAtPopup, closedPollTime);

  function lookAtPopup(): void {
    if (!popup.closed) return;
    clearInterval(watch);
    watch = setTimeout(() => void askSession("popup-closed-by-user"), closedGraceTime);
  }

  /** Believes only the server that someone is signed in. */
  async function askSession(otherwise: AuthCode): Promise<void> {
    try {
      if (!(await refreshAccount())) fail(otherwise);
      else if (!given.aborted) await succeed();
    } catch {
      fail("network-request-failed");
    }
  }

  async function succeed(): Promise<void> {
    end();
    // Where it fails, the header says so.
    await account.load().catch(() => undefined);
    say("signed-in");
    show({ state: "signed-in" });
  }

  function fail(code: AuthCode): void {
    clearInterval(watch);
    popup.close();
    show({ state: "failed", code });
  }

  function end(): void {
    clearInterval(watch);
    channel.close();
    popup.close();
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const code = asAuthCode(data);
    if (code) fail(code);
    else void askSession("internal-error");
  };
  given.addEventListener("abort", end);
}
