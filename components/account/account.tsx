"use client";

import Link from "next/link";
import { lazy, Suspense, useEffect } from "react";
import { focusAccount, showAlert, useAlert, useSignedIn } from "@/components/account/store";
import { Button } from "@/components/ui/button";
import type { Copy } from "@/lib/copy";

export interface AccountProps {
  /** The path of the login page. */
  href: string;
  words: Copy["account"];
}

const focus = (button: HTMLElement | null) => button?.focus();

// Nobody loads its script who is not signed in. Where it does not come, Login stays.
const Profile = lazy(() =>
  import("@/components/account/profile").then(
    ({ Profile }) => ({ default: Profile }),
    () => ({ default: LoginLink }),
  ),
);

function LoginLink({ href, words }: AccountProps) {
  return (
    // Without prefetch, because most visitors never sign in.
    <Link href={href} prefetch={false} className="bar-link px-1 md:px-2.5">
      {words.login}
    </Link>
  );
}

/** The link to the login page or, where someone is signed in, the Profile menu. */
export function Account(props: AccountProps) {
  const { words } = props;
  const isSignedIn = useSignedIn();
  const alert = useAlert();
  // On a page whose header lacks Login and Profile there is no place for the alert: it is over, and does not come back.
  useEffect(() => {
    return () => {
      if (!document.getElementById("account")) showAlert(undefined);
    };
  }, []);

  const closeAlert = () => {
    showAlert(undefined);
    focusAccount();
  };
  const login = <LoginLink {...props} />;

  return (
    <div
      id="account"
      className="order-first min-w-14 text-center sm:min-w-17 md:order-none md:min-w-21 md:text-right md:[anchor-name:--account] noscript:hidden"
    >
      {isSignedIn ? (
        <Suspense fallback={login}>
          <Profile {...props} />
        </Suspense>
      ) : (
        login
      )}
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
    </div>
  );
}
