"use client";

import { lazy, Suspense, useLayoutEffect, useState, type ReactNode } from "react";
import { focusAccount, useSignedIn } from "@/components/account/store";
import { Button } from "@/components/ui/button";
import type { Copy } from "@/lib/copy";

type Alert = keyof Copy["account"]["alerts"];

interface AccountProps {
  words: Copy["account"];
  /** The link to the login page. */
  login: ReactNode;
}

export interface ProfileProps extends AccountProps {
  showAlert: (alert: Alert) => void;
}

const focus = (button: HTMLElement | null) => button?.focus();

// Nobody loads its script who is not signed in. Where it does not come, Login stays.
const Profile = lazy<(props: ProfileProps) => ReactNode>(() =>
  import("@/components/account/profile").catch(() => ({ default: ({ login }) => login })),
);

/** The link to the login page or, where someone is signed in, the Profile menu. */
export function Account({ words, login }: AccountProps) {
  const isSignedIn = useSignedIn();
  const [alert, setAlert] = useState<Alert>();
  // The card does so on the page before this one.
  useLayoutEffect(() => {
    const welcome = () => setAlert("signed-in");
    window.addEventListener("signed-in", welcome);
    return () => window.removeEventListener("signed-in", welcome);
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
