"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import {
  browserObstacle,
  here,
  resultOf,
  signInByPopup,
  type Result,
} from "@/components/account/sign-in";
import { focusAccount, setSignedIn, showAlert } from "@/components/account/store";
import { useClientValue } from "@/components/ui/use-client-value";
import { isInApp, type AuthCode } from "@/lib/auth/codes";
import type { Copy } from "@/lib/copy";
import type { Language } from "@/lib/language";
import { fill } from "@/lib/order/text";
import { pathTo, signInPath } from "@/lib/paths";

interface CardProps {
  words: Copy["login"];
  language: Language;
}

/**
 * The sign-in card over the landing page. It is served open, so that it shows without JavaScript, and
 * becomes modal as soon as scripts run. Closing it leads to the landing page.
 */
export function LoginCard({ words, language }: CardProps) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const home = pathTo(language, "home");

  /** A sign-in may end after the card was closed, while the visitor is on another page. */
  function leave(): void {
    if (dialog.current) router.replace(home);
  }

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.removeAttribute("open");
    element?.showModal();
    return () => {
      element?.close();
      setTimeout(() => {
        // Unless an alert has taken it.
        if (document.activeElement === document.body) focusAccount();
      });
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="login-title"
      onClose={() => {
        if (!dialog.current?.open) leave();
      }}
      className="popup"
    >
      <div className="popup-layout text-center">
        <h2 id="login-title" className="popup-title">
          {words.heading}
        </h2>
        <div className="popup-content grid gap-4">
          <p>{words.text}</p>
          <SignIn words={words} language={language} onSuccess={leave} />
        </div>
        <form
          action={home}
          onSubmit={(event) => {
            event.preventDefault();
            leave();
          }}
          className="popup-actions"
        >
          <button type="submit" className="button quiet">
            {words.close}
          </button>
        </form>
      </div>
    </dialog>
  );
}

/** The Login with Google button, and how the sign-in goes below it. */
function SignIn({ words, language, onSuccess }: CardProps & { onSuccess: () => void }) {
  const page = signInPath(language);
  const [isWaiting, setIsWaiting] = useState(false);
  const [code, setCode] = useState<AuthCode>();
  const cancel = useRef<() => void>(undefined);
  const isInside = useClientValue(() => isInApp(navigator.userAgent), false);

  /** Begins a sign-in in the tap, which cancels the one that is under way. */
  function begin(): void {
    cancel.current?.();
    const obstacle = browserObstacle();
    setIsWaiting(!obstacle);
    setCode(obstacle ?? (isWaiting ? "cancelled-popup-request" : undefined));
    if (!obstacle) cancel.current = signInByPopup(page, end);
  }

  function end(result: Result): void {
    setIsWaiting(false);
    setCode(result === "signed-in" ? undefined : result);
    if (result !== "signed-in") return;
    setSignedIn(true);
    showAlert("signed-in");
    onSuccess();
  }

  const endHere = useEffectEvent((words: string) => void resultOf(words).then(end));
  useEffect(() => {
    const [, ended] = window.location.hash.split(`#${here}:`);
    if (ended) endHere(ended);
  }, []);

  return (
    <>
      {isInside && <p className="note">{words.inApp}</p>}
      {/* Before scripts a tap signs in in this window. */}
      <form
        action={`${page}#${here}`}
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
        className="grid noscript:hidden"
      >
        <button type="submit" className="button primary">
          {words.google}
        </button>
      </form>
      <p role="status" className={isWaiting ? "text-small" : "sr-only"}>
        {isWaiting && words.waiting}
      </p>
      {code && (
        <p key={code} role="alert" className="alert text-left">
          {fill(words.failed, { sentence: words.failures[code], code })}
        </p>
      )}
      {code === "popup-blocked" && (
        <a href={`${page}#${here}`} className="button secondary">
          {words.here}
        </a>
      )}
      <p className="hidden text-small noscript:block">{words.needsScript}</p>
    </>
  );
}
