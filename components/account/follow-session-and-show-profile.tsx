"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, type ReactNode } from "react";
import { AccountAlert } from "@/components/account/signed-in-or-out-alert";
import { refreshAccount, showAlert, useAccount } from "@/components/account/account-store";
import { ProfileMenu } from "@/components/account/profile-menu";
import { onReturnToPage } from "@/components/account/on-return-to-page";
import { signedOutChannel } from "@/components/account/messages-between-tabs";
import { elementIds } from "@/components/layout/element-ids";
import type { Copy } from "@/lib/copy";

/**
 * Follows the session: shows Profile or Login in the header, and alerts about signing in and out. Loaded
 * only for visitors who may be signed in.
 */
export function AccountSession({
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
  // The login page shows its own alerts; those of this component wait until it is left.
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
            showAlert(undefined);
            place.current?.querySelector<HTMLElement>("a, button")?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Updates the account when another tab signs out, and whenever this tab gets the focus. */
function followSession(): () => void {
  // Without a network, the page keeps what was last known.
  const refresh = () => void refreshAccount().catch(() => undefined);
  const channel = new BroadcastChannel(signedOutChannel);
  channel.onmessage = refresh;
  const stop = onReturnToPage(refresh);
  refresh();
  return () => {
    channel.close();
    stop();
  };
}

/** Dismisses the alert when the visitor moves on to a page without a place for it. */
function dismissOnLeave(): () => void {
  return () => {
    if (!document.getElementById(elementIds.account)) showAlert(undefined);
  };
}
