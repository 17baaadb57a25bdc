"use client";

import { catchError } from "next/error";
import Link from "next/link";
import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { focusAccount, showAlert, useAlert, useSignedIn } from "@/components/account/store";
import type { Copy } from "@/lib/copy";

const Profile = lazy(async () => ({
  default: (await import("@/components/account/profile")).Profile,
}));
const Boundary = catchError(({ login }: { login: ReactNode }) => login);

interface AccountProps {
  /** Address of the login page in the language of this one. */
  href: string;
  login: string;
  words: Copy["account"];
}

/** Login, or the Profile menu, whose script is loaded only where someone has signed in. */
export function Account({ href, login, words }: AccountProps) {
  const isSignedIn = useSignedIn();
  const alert = useAlert();
  useEffect(() => dismissOnLeave, []);
  const link = (
    // Fetched ahead, the sign-in would cost those who never sign in.
    <Link
      href={href}
      prefetch={false}
      className="bar-link px-1 md:px-2.5 md:[anchor-name:--account]"
    >
      {login}
    </Link>
  );
  const notice = alert && <Alert key={alert} text={words.alerts[alert]} ok={words.ok} />;
  return (
    <div
      id="account"
      className="order-first min-w-17 text-center md:order-none md:min-w-21 md:text-right noscript:hidden"
    >
      <Boundary login={link}>
        <Suspense fallback={link}>
          {isSignedIn ? (
            <Profile words={words} login={link} notice={notice} />
          ) : (
            <>
              {link}
              {notice}
            </>
          )}
        </Suspense>
      </Boundary>
    </div>
  );
}

/** On a page without a place for alerts. */
function dismissOnLeave(): void {
  if (!document.getElementById("account")) showAlert(undefined);
}

/** An alert that leaves the page usable. Its OK has the focus at first, and then Profile or Login. */
function Alert({ text, ok }: { text: string; ok: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  function close() {
    showAlert(undefined);
    focusAccount();
  }
  return (
    <div className="card fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 mx-auto flex max-w-md items-center justify-between gap-4 border-l-4 border-l-leaf py-3 pr-3 pl-5 text-left font-semibold shadow-float">
      <p role="alert">{text}</p>
      <button
        ref={button}
        type="button"
        onClick={close}
        onKeyDown={({ key }) => {
          if (key === "Escape") close();
        }}
        className="button secondary"
      >
        {ok}
      </button>
    </div>
  );
}
