"use client";

import { useEffect, useState } from "react";
import { useSignedInHint } from "@/components/account/signed-in-hint-cookie";
import { reloadWithCart } from "@/components/navigation/cart-transfer-by-address-fragment";
import { buttonClass } from "@/components/ui/button-class";
import { lazyImport } from "@/components/ui/lazy-import";
import { elementIds } from "@/components/layout/element-ids";
import type { Copy } from "@/lib/copy";

/** Loaded only for visitors who may be signed in. */
export const accountSession = lazyImport(
  async () => (await import("@/components/account/follow-session-and-show-profile")).AccountSession,
);

/**
 * Login, or the Profile menu for visitors who are signed in. The served page shows Login to everyone;
 * only a browser with the hint cookie loads more code and asks for the session.
 */
export function LoginOrProfile({
  href,
  login,
  words,
}: {
  /** Address of the login page in the language of this one. */
  href: string;
  login: string;
  words: Copy["account"];
}) {
  const { loaded: Component } = accountSession.useLoaded();
  const isWanted = useSignedInHint();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (isWanted) accountSession.load().catch(() => setHasFailed(true));
  }, [isWanted]);

  const link = (
    <a href={href} className="bar-link account-control">
      {login}
    </a>
  );

  return (
    <div
      id={elementIds.account}
      className="account-place order-first scriptless:hidden md:order-none"
    >
      {Component ? <Component words={words} login={link} loginPath={href} /> : link}
      {hasFailed && !Component && (
        <div className="card account-alert">
          <p role="alert">{words.failed}</p>
          <div className="flex gap-3">
            <button type="button" onClick={reloadWithCart} className={buttonClass("secondary")}>
              {words.reload}
            </button>
            <button
              type="button"
              onClick={() => setHasFailed(false)}
              className={buttonClass("quiet")}
            >
              {words.ok}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
