"use client";

import { useRouter } from "next/navigation";
import { useId, useLayoutEffect, useRef } from "react";
import { SignInWithGoogle } from "@/components/sign-in/sign-in-with-google";
import { buttonClass } from "@/components/ui/button-class";
import { elementIds } from "@/components/layout/element-ids";
import type { Copy } from "@/lib/copy";
import type { Language } from "@/lib/language";
import { pathTo } from "@/lib/paths";

/** Returns the focus to Login or Profile in the header, unless an alert has taken it. */
function focusAccount(): void {
  if (document.activeElement !== document.body) return;
  const account = document.getElementById(elementIds.account);
  account?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
}

/**
 * The sign-in card over the landing page. It is served open, so that it shows without JavaScript, and
 * becomes modal as soon as scripts run. Closing it leads to the landing page.
 */
export function LoginCard({ words, language }: { words: Copy["login"]; language: Language }) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const home = pathTo(language, "home");
  // A sign-in may end after the card was closed, while the visitor is on another page.
  const leave = () => {
    if (dialog.current) router.replace(home);
  };

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.removeAttribute("open");
    element?.showModal();
    return () => {
      element?.close();
      setTimeout(focusAccount);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      onClose={() => {
        if (dialog.current && !dialog.current.open) leave();
      }}
      className="popup"
    >
      <div className="popup-layout text-center">
        <h2 id={titleId} className="popup-title">
          {words.heading}
        </h2>
        <div className="popup-content grid gap-4">
          <p>{words.text}</p>
          <SignInWithGoogle words={words} language={language} onSignedIn={leave} />
        </div>
        <form
          action={home}
          className="popup-actions equal-columns"
          onSubmit={(event) => {
            event.preventDefault();
            leave();
          }}
        >
          <button type="submit" className={buttonClass("quiet")}>
            {words.close}
          </button>
        </form>
      </div>
    </dialog>
  );
}
