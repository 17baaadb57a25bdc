"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import type { Profile } from "@/components/account/profile";
import { focusAccount, showAlert, useAlert, useSignedIn } from "@/components/account/store";
import { Button } from "@/components/ui/button";
import type { Copy } from "@/lib/copy";

/** Once its script has been loaded, headers of later pages show it at once. */
let LoadedMenu: typeof Profile | undefined;

const focus = (button: HTMLElement | null) => button?.focus();

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

  const closeAlert = () => {
    showAlert(undefined);
    focusAccount();
  };

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
