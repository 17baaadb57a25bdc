"use client";

import { useRef, useState, useSyncExternalStore } from "react";
import type { Attempt } from "@/components/account/sign-in-flow";
import { openSignIn } from "@/components/account/sign-in-popup";
import { useEarlyClicks } from "@/components/head-script/replay";
import { buttonClass } from "@/components/ui/button-class";
import { failureText, type AuthCode } from "@/lib/auth/code";
import type { Copy } from "@/lib/copy/copy";
import { isInAppBrowser } from "@/lib/auth/in-app-browser";

interface Progress {
  readonly isWaiting: boolean;
  readonly failed?: AuthCode;
  /** Where to sign in without a popup. */
  readonly hereLink?: string | undefined;
}

const idle: Progress = { isWaiting: false };

const loadFlow = () =>
  import("@/components/account/sign-in-flow").then((module) => module.followAttempt);

/** Fetches, at the first sign of intent, what a tap will need. */
function prepare(): void {
  // The tap tells when it fails.
  loadFlow().catch(() => undefined);
}

const never = () => () => undefined;

/** Login with Google, and what comes of it. */
export function SignIn({ words, onSignedIn }: { words: Copy["login"]; onSignedIn: () => void }) {
  const [progress, setProgress] = useState(idle);
  const giveUp = useRef<() => void>(undefined);
  const isInApp = useSyncExternalStore(
    never,
    () => isInAppBrowser(navigator.userAgent),
    () => false,
  );

  async function follow(attempt: Attempt) {
    const cancel = () => {
      attempt.channel.close();
      attempt.popup.close();
    };
    giveUp.current = cancel;
    try {
      const followAttempt = await loadFlow();
      // Another tap may have come first.
      if (giveUp.current !== cancel) return;
      giveUp.current = followAttempt(attempt, (standing) => {
        if ("failed" in standing) setProgress({ isWaiting: false, failed: standing.failed });
        else onSignedIn();
      });
    } catch {
      if (giveUp.current !== cancel) return;
      cancel();
      setProgress({ isWaiting: false, failed: "network-request-failed" });
    }
  }

  /**
   * Runs in the tap itself, or for an early tap as soon as it can: the window may then be blocked.
   * A newer request takes the place of one that is under way.
   */
  function begin() {
    const isReplacing = progress.isWaiting;
    giveUp.current?.();
    giveUp.current = undefined;
    const opening = openSignIn();
    if ("failed" in opening) {
      setProgress({ isWaiting: false, ...opening });
      return;
    }
    setProgress(
      isReplacing ? { isWaiting: true, failed: "cancelled-popup-request" } : { isWaiting: true },
    );
    void follow(opening.attempt);
  }
  useEarlyClicks("sign-in", begin);

  return (
    <>
      {isInApp && <p className="note">{words.inApp}</p>}
      <button
        type="button"
        data-tap="sign-in"
        data-tap-word={words.opening}
        suppressHydrationWarning
        onPointerEnter={prepare}
        onKeyDown={prepare}
        onClick={begin}
        className={`scriptless:hidden ${buttonClass("primary")}`}
      >
        {words.google}
      </button>
      <p role="status" className={progress.isWaiting ? "text-small" : "sr-only"}>
        {progress.isWaiting && words.waiting}
      </p>
      {progress.failed && (
        <p key={progress.failed} role="alert" className="alert text-left">
          {failureText(words, progress.failed)}
        </p>
      )}
      {progress.hereLink && (
        <a href={progress.hereLink} data-full-load="" className={buttonClass("secondary")}>
          {words.here}
        </a>
      )}
      <p className="hidden text-small scriptless:block">{words.needsScript}</p>
    </>
  );
}
