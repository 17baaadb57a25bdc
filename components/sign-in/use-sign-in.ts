"use client";

import { useRef, useState } from "react";
import { openSignInWindow } from "@/components/sign-in/open-sign-in-window";
import type { Progress } from "@/components/sign-in/sign-in-flow";
import { signInObstacle } from "@/components/sign-in/sign-in-obstacle";
import { lazyImport } from "@/components/ui/lazy-import";
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
