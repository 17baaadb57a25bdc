"use client";

import { useRef, useState } from "react";
import type { AuthCode } from "@/lib/auth/code";
import { isInAppBrowser } from "@/lib/auth/in-app-browser";
import { popupSize } from "@/lib/auth/limits";
import type { Language } from "@/lib/language/language";

/** How a sign-in goes. */
export type Progress =
  | { readonly state: "idle" | "signed-in" }
  /** `replaced`: this attempt took the place of one that was still under way. */
  | { readonly state: "waiting"; readonly replaced: boolean }
  | { readonly state: "failed"; readonly code: AuthCode }
  /** `url`: where to sign in without a popup, once it is known. */
  | { readonly state: "blocked"; readonly url?: string };

export type Show = (progress: Progress) => void;

const loadFlow = () => import("@/components/account/sign-in-flow").then((module) => module.signIn);

/** Fetches, at the first sign of intent, what a tap will need. */
export function prepareSignIn(): void {
  // The tap tells when it fails.
  loadFlow().catch(() => undefined);
}

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
    const show: Show = (next) => {
      if (signal.aborted) return;
      setProgress(next);
      if (next.state === "signed-in") onSignedIn();
    };

    const obstacle = signInObstacle();
    if (obstacle) {
      show({ state: "failed", code: obstacle });
      return;
    }
    const popup = openPopup();
    show(
      popup ? { state: "waiting", replaced: progress.state === "waiting" } : { state: "blocked" },
    );
    signal.addEventListener("abort", () => popup?.close());
    loadFlow().then(
      (signIn) => signIn(popup, language, signal, show),
      () => {
        popup?.close();
        show({ state: "failed", code: "network-request-failed" });
      },
    );
  }

  return { progress, begin };
}

/** What keeps this browser from signing in, as far as it can be told beforehand. */
function signInObstacle(): AuthCode | undefined {
  if (isInAppBrowser(navigator.userAgent) || typeof BroadcastChannel === "undefined") {
    return "operation-not-supported-in-this-environment";
  }
  if (!navigator.cookieEnabled) return "web-storage-unsupported";
  return navigator.onLine ? undefined : "network-request-failed";
}

/** Opens a blank window in the middle of the shop's; undefined where the browser blocks it. */
function openPopup(): Window | undefined {
  const { width, height } = popupSize;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  const popup = window.open("", "_blank", features);
  return popup && !popup.closed ? popup : undefined;
}
