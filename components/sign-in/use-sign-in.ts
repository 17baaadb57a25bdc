"use client";

import { useRef, useState } from "react";
import { openSignInPopup } from "@/components/sign-in/open-and-watch-sign-in-window";
import { signInObstacle } from "@/components/sign-in/sign-in-obstacle";
import type { Progress } from "@/components/sign-in/run-sign-in-attempt";
import { lazyImport } from "@/components/ui/lazy-import";
import type { Language } from "@/lib/language";

const flow = lazyImport(
  async () => (await import("@/components/sign-in/run-sign-in-attempt")).signIn,
);

/** Fetches the code for signing in when a tap is likely; if that fails, the tap reports it. */
export function prepareSignIn(): void {
  flow.load().catch(() => undefined);
}

/** The state of the sign-in, and a function that begins one. */
export function useSignIn(language: Language, onSignedIn: () => void) {
  const [progress, setProgress] = useState<Progress>({ state: "idle" });
  const attempt = useRef<AbortController>(undefined);

  /**
   * Replaces an attempt that is still in progress. Called in the tap itself, so that the browser allows
   * a popup; a tap that had to wait for this script is handled later, and the popup may be blocked.
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
    const popup = openSignInPopup();
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
