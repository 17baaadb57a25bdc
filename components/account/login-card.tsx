"use client";

import { useRouter } from "next/navigation";
import { useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { SyntheticEvent } from "react";
import { focusAccount, nextAlert, setSignedIn } from "@/components/account/account";
import { signInByPopup, verify } from "@/components/account/sign-in";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { isInApp, type AuthCode } from "@/lib/auth/codes";
import type { Copy } from "@/lib/copy";
import type { Language } from "@/lib/language";
import { pathTo, signInPath } from "@/lib/paths";
import { fill } from "@/lib/shop/format";

/** The sign-in card over the landing page. It is served open, for the seconds before scripts, and then made modal. */
export function LoginCard({ words, language }: { words: Copy["login"]; language: Language }) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<() => void>(undefined);
  const [isWaiting, setIsWaiting] = useState(false);
  const [code, setCode] = useState<AuthCode>();
  const isInsideApp = useSyncExternalStore(neverChange, isInThisApp, () => false);
  const home = pathTo(language, "home");
  const page = signInPath(language);

  function leave(event?: SyntheticEvent): void {
    event?.preventDefault();
    router.replace(home);
  }

  function begin(event: SyntheticEvent): void {
    event.preventDefault();
    cancel.current?.();
    setCode(isWaiting ? "cancelled-popup-request" : undefined);
    setIsWaiting(true);
    if (isInsideApp) end("operation-not-supported-in-this-environment");
    else cancel.current = signInByPopup(page, end);
  }

  function end(error?: string): void {
    setIsWaiting(false);
    if (error !== undefined) setCode(isCode(error, words) ? error : "internal-error");
    // Another page may be shown by now.
    else if (dialog.current) {
      setSignedIn(true);
      nextAlert.current = "signed-in";
      leave();
    }
  }

  const open = useEffectEvent(() => {
    dialog.current?.removeAttribute("open");
    dialog.current?.showModal();
    dialog.current?.querySelector("button")?.focus();
    const [, error] = window.location.hash.split("#error=");
    if (error !== undefined) void verify(error).then(end);
  });
  useLayoutEffect(() => {
    open();
    return () => {
      cancel.current?.();
      // In a timeout, because the card loses the focus after this, and an alert may take it.
      setTimeout(() => document.activeElement === document.body && focusAccount());
    };
  }, []);

  const close = (
    <form action={home} onSubmit={leave} className="grid">
      <Button look="quiet" type="submit" text={words.close} />
    </form>
  );
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="login-title"
      onClose={leave}
      className="popup text-center"
    >
      <PopupContent id="login" title={words.heading} actions={close}>
        <div className="grid gap-4">
          <p>{words.text}</p>
          {isInsideApp && !code && (
            <p className="note">{words.failures["operation-not-supported-in-this-environment"]}</p>
          )}
          {/* Submitted before scripts have loaded, the form signs in in this window. */}
          <form action={`${page}#${language}`} onSubmit={begin} className="grid noscript:hidden">
            <Button look="primary" type="submit" text={words.google} />
          </form>
          <p role="status" className={isWaiting ? "text-small" : "sr-only"}>
            {isWaiting && words.waiting}
          </p>
          {code && (
            <p key={code} role="alert" className="alert text-left">
              {fill(words.failed, {
                sentence: words.failures[code],
                code: code.replace(/:.*/, ""),
              })}
            </p>
          )}
          {code === "popup-blocked" && (
            <a href={`${page}#${language}`} className="button secondary">
              {words.here}
            </a>
          )}
          <p className="hidden text-small noscript:block">{words.needsScript}</p>
        </div>
      </PopupContent>
    </dialog>
  );
}

const neverChange = () => () => undefined;
const isInThisApp = () => isInApp(navigator.userAgent);

/** Whether a text is a code. Anybody may write the fragment of an address. */
const isCode = (text: string, { failures }: Copy["login"]): text is AuthCode =>
  Object.hasOwn(failures, text);
