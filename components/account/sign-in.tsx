"use client";

import { useSyncExternalStore } from "react";
import { prepareSignIn, useSignIn, type Progress } from "@/components/account/use-sign-in";
import { useEarlyClicks } from "@/components/head-script/replay";
import { buttonClass } from "@/components/ui/button-class";
import { failureText, type AuthCode } from "@/lib/auth/code";
import { isInAppBrowser } from "@/lib/auth/in-app-browser";
import type { Copy } from "@/lib/copy/copy";
import type { Language } from "@/lib/language/language";

/** The code that the alert tells, if any. */
function codeOf(progress: Progress): AuthCode | undefined {
  if (progress.state === "failed") return progress.code;
  if (progress.state === "blocked") return "popup-blocked";
  return progress.state === "waiting" && progress.replaced ? "cancelled-popup-request" : undefined;
}

const never = () => () => undefined;

/** Login with Google, and what comes of it. */
export function SignIn({
  words,
  language,
  onSignedIn,
}: {
  words: Copy["login"];
  language: Language;
  onSignedIn: () => void;
}) {
  const { progress, begin } = useSignIn(language, onSignedIn);
  const failed = codeOf(progress);
  const isInApp = useSyncExternalStore(
    never,
    () => isInAppBrowser(navigator.userAgent),
    () => false,
  );
  useEarlyClicks("sign-in", begin);

  return (
    <>
      {isInApp && <p className="note">{words.inApp}</p>}
      <button
        type="button"
        data-early-click="sign-in"
        data-early-click-status={words.opening}
        suppressHydrationWarning
        onPointerEnter={prepareSignIn}
        onKeyDown={prepareSignIn}
        onClick={begin}
        className={`scriptless:hidden ${buttonClass("primary")}`}
      >
        {words.google}
      </button>
      <p role="status" className={progress.state === "waiting" ? "text-small" : "sr-only"}>
        {progress.state === "waiting" && words.waiting}
      </p>
      {failed && (
        <p key={failed} role="alert" className="alert text-left">
          {failureText(words, failed)}
        </p>
      )}
      {progress.state === "blocked" && progress.url && (
        <a href={progress.url} className={buttonClass("secondary")}>
          {words.here}
        </a>
      )}
      <p className="hidden text-small scriptless:block">{words.needsScript}</p>
    </>
  );
}
