"use client";

import { accountSession } from "@/components/account/login-or-profile";
import { refreshAccount, showAlert } from "@/components/account/account-store";
import { postAuthForm } from "@/components/account/auth-api-requests";
import { watchClosing } from "@/components/sign-in/open-and-watch-sign-in-window";
import { readText } from "@/lib/auth/read-account-from-session";
import { asAuthCode, type AuthCode } from "@/lib/auth/failure-codes";
import { resultAddress } from "@/lib/auth/sign-in-result-address";
import type { Language } from "@/lib/language";

/** The state of a sign-in, as the page shows it. */
export type Progress =
  | { readonly state: "idle" }
  /** `code`: set if this attempt replaced one that was still in progress. */
  | { readonly state: "waiting"; readonly code?: "cancelled-popup-request" }
  /** `url`: where to sign in without a popup. */
  | { readonly state: "failed"; readonly code: AuthCode; readonly url?: string };

interface Attempt {
  /** Blank; undefined if the browser blocked it. */
  readonly popup: Window | undefined;
  readonly language: Language;
  /** Aborts when a newer attempt replaces this one. */
  readonly signal: AbortSignal;
  readonly show: (progress: Progress) => void;
  readonly onSignedIn: () => void;
}

/** Signs in by the popup; without one, offers a link that signs in in this window. */
export async function signIn(attempt: Attempt): Promise<void> {
  const { popup, language, signal, show } = attempt;
  // 128 random bits. `crypto.randomUUID` exists on https only, and the shop is tried out on http.
  const channelName = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const start = await beginSignIn(resultAddress(language, popup && channelName));
  if (signal.aborted) return;
  if ("code" in start) {
    popup?.close();
    show({ state: "failed", code: start.code });
  } else if (popup) {
    followPopup(popup, channelName, attempt);
    if (!popup.closed) popup.location.replace(start.url);
  } else {
    show({ state: "failed", code: "popup-blocked", url: start.url });
  }
}

/** Asks the server for the address at the provider where the visitor signs in. */
async function beginSignIn(callbackUrl: string): Promise<{ url: string } | { code: AuthCode }> {
  try {
    const response = await postAuthForm("/api/auth/signin/google", { callbackUrl });
    const url = readText(response, "url");
    return url ? { url } : { code: asAuthCode(readText(response, "error")) ?? "internal-error" };
  } catch (error) {
    // fetch rejects with a TypeError if there is no response. Any other error is about a response,
    // such as 429.
    return { code: error instanceof TypeError ? "network-request-failed" : "internal-error" };
  }
}

/**
 * Follows a popup until the sign-in succeeds or a newer attempt replaces it. A success counts even
 * after a failure: with some opener policies a popup looks closed while the visitor is still typing
 * in it.
 *
 * @param channelName of the BroadcastChannel on which the popup's last page reports the result
 */
function followPopup(
  popup: Window,
  channelName: string,
  { signal, show, onSignedIn }: Attempt,
): void {
  const channel = new BroadcastChannel(channelName);
  const stopWatching = watchClosing(popup, () => void checkSession("popup-closed-by-user"));

  /** Succeeds only if the server has a session: a message from the popup proves nothing. */
  async function checkSession(otherwise: AuthCode): Promise<void> {
    try {
      if (await refreshAccount()) await succeed();
      else fail(otherwise);
    } catch {
      fail("network-request-failed");
    }
  }

  async function succeed(): Promise<void> {
    stop();
    // If this fails, the header says so itself.
    await accountSession.load().catch(() => undefined);
    if (signal.aborted) return;
    channel.close();
    showAlert("signed-in");
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
    else void checkSession("internal-error");
  };
  signal.addEventListener("abort", () => {
    stop();
    channel.close();
  });
}
