"use client";

import { headerWhenSignedIn } from "@/components/account/login-or-profile";
import { refreshAccount, say } from "@/components/account/account-store";
import { postAuthForm } from "@/components/account/auth-api-requests";
import { watchClosing } from "@/components/sign-in/sign-in-window-closed";
import { readText } from "@/lib/auth/signed-in-account";
import { asAuthCode, type AuthCode } from "@/lib/auth/failure-codes";
import { resultAddress } from "@/lib/auth/sign-in-result-address";
import type { Language } from "@/lib/language/language";

/** How a sign-in goes. */
export type Progress =
  | { readonly state: "idle" }
  /** The code, where this attempt took the place of one that was still under way. */
  | { readonly state: "waiting"; readonly code?: "cancelled-popup-request" }
  /** `url`: where to sign in without a popup, once it is known. */
  | { readonly state: "failed"; readonly code: AuthCode; readonly url?: string };

interface Attempt {
  readonly popup: Window | undefined;
  readonly language: Language;
  /** The attempt is given up when this aborts. */
  readonly signal: AbortSignal;
  readonly show: (progress: Progress) => void;
  readonly onSignedIn: () => void;
}

/** Signs in, in a blank window or, where browsers block that, by a link in this one. */
export async function signIn(attempt: Attempt): Promise<void> {
  const { popup, language, signal, show } = attempt;
  // 128 random bits, which no other site can know; `randomUUID` is for https alone.
  const name = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const beginning = await beginSignIn(resultAddress(language, popup && name));
  if (signal.aborted) return;
  if ("code" in beginning) {
    popup?.close();
    show({ state: "failed", code: beginning.code });
  } else if (popup) {
    followPopup(popup, name, attempt);
    if (!popup.closed) popup.location.replace(beginning.url);
  } else {
    show({ state: "failed", code: "popup-blocked", url: beginning.url });
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
function followPopup(popup: Window, name: string, { signal, show, onSignedIn }: Attempt): void {
  const channel = new BroadcastChannel(name);
  const stopWatching = watchClosing(popup, () => void askSession("popup-closed-by-user"));

  /** Believes only the server that someone is signed in. */
  async function askSession(otherwise: AuthCode): Promise<void> {
    try {
      if (await refreshAccount()) await succeed();
      else fail(otherwise);
    } catch {
      fail("network-request-failed");
    }
  }

  async function succeed(): Promise<void> {
    stop();
    // Where it fails, the header says so.
    await headerWhenSignedIn.load().catch(() => undefined);
    if (signal.aborted) return;
    channel.close();
    say("signed-in");
    show({ state: "idle" });
    onSignedIn();
  }

  function fail(code: AuthCode): void {
    stop();
    show({ state: "failed", code });
  }

  function stop(): void {
    stopWatching();
    popup.close();
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const code = asAuthCode(data);
    if (code) fail(code);
    else void askSession("internal-error");
  };
  signal.addEventListener("abort", () => {
    stop();
    channel.close();
  });
}
