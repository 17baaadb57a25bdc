"use client";

import { useRef, useState } from "react";
import type { Progress } from "@/components/sign-in/sign-in-flow";
import { lazyImport } from "@/components/ui/lazy-import";
import type { AuthCode } from "@/lib/auth/failure-codes";
import { isInAppBrowser } from "@/lib/auth/in-app-browser";
import type { Language } from "@/lib/language/language";

const flow = lazyImport(async () => (await import("@/components/sign-in/sign-in-flow")).signIn);

/** Fetches, at the first sign of intent, what a tap will need; the tap tells when that fails. */
export const prepareSignIn = () => void flow.load().catch(() => undefined);

/** How a sign-in goes, and what begins one. */
export function useSignIn(language: Language, onSignedIn: () => void) {
  const [progress, setProgress] = useState<Progress>({ state: "idle" });
  const attempt = useRef<AbortController>(undefined);

  /**
   * Runs in the tap itself, or for an early tap as soon as it can: the window may then be blocked.
   * A newer request takes the place of one that is under way.
   */
  function begin(): void {
    attempt.current?.abort();
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    const show = (next: Progress) => {
      if (!signal.aborted) setProgress(next);
    };

    const obstacle = signInObstacle();
    if (obstacle) {
      show({ state: "failed", code: obstacle });
      return;
    }
    const popup = openSignInWindow();
    if (!popup) show({ state: "failed", code: "popup-blocked" });
    else if (progress.state !== "waiting") show({ state: "waiting" });
    else show({ state: "waiting", code: "cancelled-popup-request" });
    signal.addEventListener("abort", () => popup?.close());
    flow.load().then(
      (signIn) => signIn({ popup, language, signal, show, onSignedIn }),
      () => {
        popup?.close();
        show({ state: "failed", code: "network-request-failed" });
      },
    );
  }

  return { progress, begin };
}

/** Opens a blank window of 500 by 600 in the middle of the shop's; undefined where that is blocked. */
function openSignInWindow(): Window | undefined {
  const left = Math.round(window.screenX + (window.outerWidth - 500) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - 600) / 2);
  const popup = window.open("", "_blank", `popup,width=500,height=600,left=${left},top=${top}`);
  return popup && !popup.closed ? popup : undefined;
}

/** What keeps this browser from signing in, as far as it can be told beforehand. */
function signInObstacle(): AuthCode | undefined {
  if (isInAppBrowser(navigator.userAgent) || typeof BroadcastChannel === "undefined") {
    return "operation-not-supported-in-this-environment";
  }
  if (!navigator.cookieEnabled) return "web-storage-unsupported";
  return navigator.onLine ? undefined : "network-request-failed";
}
