"use client";

import { prepareSignIn, useSignIn } from "@/components/sign-in/use-sign-in";
import { useEarlyClicks } from "@/components/head-script/use-early-clicks";
import { buttonClass } from "@/components/ui/button-class";
import { useClientOnlyValue } from "@/components/ui/use-client-only-value";
import { failureText } from "@/lib/auth/failure-codes";
import { isInAppBrowser } from "@/lib/auth/in-app-browser";
import type { Copy } from "@/lib/copy";
import type { Language } from "@/lib/language";

/** The Login with Google button, and the state of the sign-in below it. */
export function SignInWithGoogle({
  words,
  language,
  onSignedIn,
}: {
  words: Copy["login"];
  language: Language;
  onSignedIn: () => void;
}) {
  const { progress, begin } = useSignIn(language, onSignedIn);
  const code = progress.state === "idle" ? undefined : progress.code;
  const isInApp = useClientOnlyValue(() => isInAppBrowser(navigator.userAgent), false);
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
        className={`scriptless:hidden ${buttonClass("primary")}`}
      >
        {words.google}
      </button>
      <p role="status" className={progress.state === "waiting" ? "text-small" : "sr-only"}>
        {progress.state === "waiting" && words.waiting}
      </p>
      {code && (
        <p key={code} role="alert" className="alert text-left">
          {failureText(words, code)}
        </p>
      )}
      {progress.state === "failed" && progress.url && (
        <a href={progress.url} className={buttonClass("secondary")}>
          {words.here}
        </a>
      )}
      <p className="hidden text-small scriptless:block">{words.needsScript}</p>
    </>
  );
}
