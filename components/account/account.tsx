"use client";

import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Copy } from "@/lib/copy";

type Alert = keyof Copy["account"]["alerts"];

interface AccountProps {
  words: Copy["account"];
  login: ReactNode;
}

export type ProfileProps = AccountProps & { showAlert: (alert: Alert) => void };

/** Set in localStorage while someone is signed in in this browser. It does not say who, and unlocks nothing. */
const key = "signed-in";

/** The alert with which the next page begins. */
export const nextAlert: { current?: Alert } = {};

// Nobody loads its script who is not signed in. Where it does not come, Login stays.
const Profile = lazy<(props: ProfileProps) => ReactNode>(() =>
  import("@/components/account/profile").catch(() => ({ default: ({ login }) => login })),
);

const focus = (button: HTMLElement | null) => button?.focus();

/** The link to the login page or, where someone is signed in, the Profile menu. */
export function Account({ words, login }: AccountProps) {
  const isSignedIn = useSyncExternalStore(subscribe, isFlagSet, () => false);
  const [alert, setAlert] = useState(nextAlert.current);
  useEffect(() => {
    delete nextAlert.current;
  }, []);

  const closeAlert = () => {
    setAlert(undefined);
    focusAccount();
  };

  return (
    <div
      id="account"
      className="order-first min-w-14 text-center sm:min-w-17 md:order-none md:min-w-21 md:text-right md:[anchor-name:--account] noscript:hidden"
    >
      <Suspense fallback={login}>
        {isSignedIn ? <Profile words={words} login={login} showAlert={setAlert} /> : login}
        {alert && (
          <div
            key={alert}
            className="card floating inset-x-4 flex max-w-md items-center justify-between gap-4 border-l-4 border-l-leaf py-3 pr-3 pl-5 text-left shadow-float"
          >
            <p role="alert">{words.alerts[alert]}</p>
            <Button
              look="secondary"
              ref={focus}
              onClick={closeAlert}
              onKeyDown={({ key }) => key === "Escape" && closeAlert()}
              text={words.ok}
            />
          </div>
        )}
      </Suspense>
    </div>
  );
}

export function focusAccount(): void {
  document.querySelector<HTMLElement>("#account :is(a, button)")?.focus({ preventScroll: true });
}

/** Records whether someone is signed in, which all tabs follow. */
export function setSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) localStorage.setItem(key, "1");
  else localStorage.removeItem(key);
  // Browsers send this event to other tabs only, but subscribers in this one need it as well.
  window.dispatchEvent(new StorageEvent("storage"));
}

function isFlagSet(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Where cookies are forbidden, so is localStorage.
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
