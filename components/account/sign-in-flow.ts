"use client";

import { loadAccount } from "@/components/account/account-chunk";
import { refreshAccount, say } from "@/components/account/account-store";
import { postAuthForm } from "@/components/account/auth-request";
import type { Progress, Show } from "@/components/account/use-sign-in";
import { readText } from "@/lib/auth/account";
import { asAuthCode, type AuthCode } from "@/lib/auth/code";
import { closedGraceTime, closedPollTime } from "@/lib/auth/limits";
import { authChannel, readAuthMessage } from "@/lib/auth/message";
import { resultAddress, type ResultPage } from "@/lib/auth/result";
import type { Language } from "@/lib/language/language";

/** Where the provider asks the visitor; the attempt is the OAuth state in that address. */
interface Beginning {
  readonly state: "begun";
  readonly url: string;
  readonly attempt: string;
}

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
  const beginning = await beginSignIn({ language, isHere: !popup });
  if (given.aborted) return;
  if (beginning.state === "failed") {
    popup?.close();
    show(beginning);
  } else if (popup) {
    followPopup(popup, beginning, given, show);
  } else {
    show({ state: "blocked", url: beginning.url });
  }
}

/** Has the server begin a sign-in that will end on a page. */
async function beginSignIn(
  page: ResultPage,
): Promise<Beginning | Extract<Progress, { state: "failed" }>> {
  try {
    const callbackUrl = resultAddress(page);
    const answer = await postAuthForm("/api/auth/signin/google", { callbackUrl });
    const url = readText(answer, "url");
    const attempt = url && new URL(url).searchParams.get("state");
    return url && attempt
      ? { state: "begun", url, attempt }
      : { state: "failed", code: asAuthCode(readText(answer, "error")) ?? "internal-error" };
  } catch (error) {
    // "fetch" says so when nothing answers; what else comes is an answer, as to too many requests.
    const isOffline = error instanceof TypeError;
    return { state: "failed", code: isOffline ? "network-request-failed" : "internal-error" };
  }
}

/**
 * Sends a popup to the provider, and follows it until the sign-in succeeds or is given up. A success
 * counts whenever it arrives, also after a failure: with some opener policies a popup looks closed
 * while the visitor is still typing in it.
 */
function followPopup(
  popup: Window,
  { url, attempt }: Beginning,
  given: AbortSignal,
  show: Show,
): void {
  const channel = new BroadcastChannel(authChannel);
  let hasFailed = false;
  let watch = setInterval(lookAtPopup, closedPollTime);

  function lookAtPopup(): void {
    if (!popup.closed) return;
    clearInterval(watch);
    watch = setTimeout(() => void askSession("popup-closed-by-user"), closedGraceTime);
  }

  /** Believes only the server that someone is signed in. */
  async function askSession(otherwise: AuthCode): Promise<void> {
    try {
      const account = await refreshAccount();
      if (!account) fail(otherwise);
      else if (!given.aborted) await succeed();
    } catch {
      fail("network-request-failed");
    }
  }

  async function succeed(): Promise<void> {
    end();
    await loadAccount();
    say("signed-in");
    show({ state: "signed-in" });
  }

  function fail(code: AuthCode): void {
    if (hasFailed) return;
    hasFailed = true;
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
    const message = readAuthMessage(data);
    if (!message || message.type === "signed-out" || message.attempt !== attempt) return;
    if (message.type === "failed") fail(message.code);
    else void askSession("internal-error");
  };
  given.addEventListener("abort", end);
  if (!popup.closed) popup.location.replace(url);
}
