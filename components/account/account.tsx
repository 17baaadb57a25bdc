"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import type { Profile } from "@/components/account/profile";
import { focusAccount, showAlert, useAlert, useSignedIn } from "@/components/account/store";
import { Alert } from "@/components/ui/alert";
import type { Copy } from "@/lib/copy";

/** The menu, once its script has been loaded: headers of later pages show it at once. */
let LoadedMenu: typeof Profile | undefined;

/** The link to the login page or, where someone is signed in, the Profile menu, whose script nobody else loads. */
export function Account({ href, words }: { href: string; words: Copy["account"] }) {
  const isSignedIn = useSignedIn();
  const alert = useAlert();
  const [Menu, setMenu] = useState(() => LoadedMenu);
  useEffect(() => {
    if (!isSignedIn) return;
    import("@/components/account/profile")
      .then(({ Profile }) => {
        LoadedMenu = Profile;
        setMenu(() => Profile);
      })
      .catch(() => undefined);
  }, [isSignedIn]);
  // On a page whose header lacks Login and Profile there is no place for the alert: it is over, and does not come back.
  useEffect(() => {
    return () => {
      if (!document.getElementById("account")) showAlert(undefined);
    };
  }, []);

  function closeAlert(): void {
    showAlert(undefined);
    focusAccount();
  }

  const position = "bar-link px-1 md:px-2.5 md:[anchor-name:--account]";
  return (
    <div
      id="account"
      className="order-first min-w-14 text-center sm:min-w-17 md:order-none md:min-w-21 md:text-right noscript:hidden"
    >
      {isSignedIn && Menu ? (
        <Menu words={words} className={position} />
      ) : (
        // Without prefetch, because most visitors never sign in.
        <Link href={href} prefetch={false} className={position}>
          {words.login}
        </Link>
      )}
      {alert && <Alert key={alert} text={words.alerts[alert]} ok={words.ok} onClose={closeAlert} />}
    </div>
  );
}
