"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, type ReactNode } from "react";
import { AccountAlert } from "@/components/account/account-alert";
import { onReturn } from "@/components/account/account-chunk";
import { refreshAccount, say, useAccount } from "@/components/account/account-store";
import { ProfileMenu } from "@/components/account/profile-menu";
import { signedOutChannel } from "@/lib/auth/channel";
import type { Copy } from "@/lib/copy/copy";

let headers = 0;

/** Dismisses the alert when the visitor leaves the pages that can show it. */
function dismissOnLeave(): () => void {
  headers++;
  return () => {
    headers--;
    // The next page's header, if it has one, is there before the microtask.
    queueMicrotask(() => {
      if (headers === 0) say(undefined);
    });
  };
}

/** What signed-in visitors see in the header: the Profile, and alerts about signing in and out. */
export function Account({
  words,
  login,
  loginPath,
}: {
  words: Copy["account"];
  login: ReactNode;
  loginPath: string;
}) {
  const { account, alert } = useAccount();
  const place = useRef<HTMLDivElement>(null);
  // The login page shows its own alerts; what it brings about is said after it.
  const isOnLogin = usePathname() === loginPath;
  useEffect(followSession, []);
  useEffect(dismissOnLeave, []);

  return (
    <div ref={place}>
      {account ? <ProfileMenu account={account} words={words} /> : login}
      {alert && !isOnLogin && (
        <AccountAlert
          key={alert}
          text={words.alerts[alert]}
          ok={words.ok}
          onClose={() => {
            say(undefined);
            place.current?.querySelector<HTMLElement>("a, button")?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Keeps up with other tabs: on their word, and whenever this one gets the focus. */
function followSession(): () => void {
  // Without a network, what was last known stays on the page.
  const refresh = () => void refreshAccount().catch(() => undefined);
  const channel = new BroadcastChannel(signedOutChannel);
  channel.onmessage = refresh;
  const stop = onReturn(refresh);
  refresh();
  return () => {
    channel.close();
    stop();
  };
}
