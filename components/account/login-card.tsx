"use client";

import { useRouter } from "next/navigation";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { ownWindow, signInByPopup, verify, type Result } from "@/components/account/sign-in";
import { focusAccount, setSignedIn } from "@/components/account/store";
import { Button } from "@/components/ui/button";
import { PopupContent } from "@/components/ui/popup";
import { useHydrated } from "@/components/ui/use-hydrated";
import { isInApp, shownCode, type AuthCode } from "@/lib/auth/codes";
import type { Copy } from "@/lib/copy";
import type { Language } from "@/lib/language";
import { pathTo, signInPath } from "@/lib/paths";
import { fill } from "@/lib/fill";

/** The sign-in card over the landing page. Without scripts there is only that page. */
export function LoginCard({ words, language }: { words: Copy["login"]; language: Language }) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<() => void>(undefined);
  const [isWaiting, setIsWaiting] = useState(false);
  const [code, setCode] = useState<AuthCode>();
  const isInsideApp = useHydrated() && isInApp(navigator.userAgent);
  const page = signInPath(language);

  function leave(): void {
    cancel.current?.();
    if (dialog.current) router.replace(pathTo(language, "home"));
  }

  function begin(): void {
    cancel.current?.();
    setCode(isWaiting ? "cancelled-popup-request" : undefined);
    setIsWaiting(true);
    cancel.current = signInByPopup(page, (result) => void end(result));
  }

  async function end(result: Result): Promise<void> {
    setIsWaiting(false);
    setCode(result === "signed-in" ? undefined : result);
    if (result !== "signed-in") return;
    // The menu has to be loaded before the alert is shown, which gives it the focus when it closes.
    await import("@/components/account/profile").catch(() => undefined);
    setSignedIn(true, "signed-in");
    leave();
  }

  const open = useEffectEvent(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector("button")?.focus();
    const [, outcome] = window.location.hash.split(`#${ownWindow}:`);
    if (outcome) void verify(outcome).then(end);
  });
  useLayoutEffect(() => {
    open();
    return () => {
      cancel.current?.();
      // In a timeout, because the card loses the focus after this, and an alert may take it.
      setTimeout(() => document.activeElement === document.body && focusAccount());
    };
  }, []);

  const close = <Button look="quiet" onClick={leave} text={words.close} />;
  return (
    <dialog
      ref={dialog}
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
          <Button look="primary" onClick={begin} text={words.google} />
          <p role="status" className={isWaiting ? "text-small" : "sr-only"}>
            {isWaiting && words.waiting}
          </p>
          {code && (
            <p key={code} role="alert" className="alert text-left">
              {fill(words.failed, { sentence: words.failures[code], code: shownCode(code) })}
            </p>
          )}
          {code === "popup-blocked" && (
            <a href={`${page}#${ownWindow}`} className="button secondary">
              {words.here}
            </a>
          )}
        </div>
      </PopupContent>
    </dialog>
  );
}
