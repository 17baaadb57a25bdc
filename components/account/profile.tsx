"use client";

import { signOut } from "next-auth/react";
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { fetchAccount } from "@/components/account/sign-in";
import { setSignedIn, showAlert } from "@/components/account/store";
import { initialOf, type Account } from "@/lib/auth/account";
import type { Copy } from "@/lib/copy";

interface ProfileProps {
  words: Copy["account"];
  /** In its place until it is known who is signed in. */
  login: ReactNode;
  /** Comes with it, since the focus goes from there to the button. */
  notice: ReactNode;
}

/** The Profile button, and the popover that it opens: who is signed in, Help and Logout. */
export function Profile({ words, login, notice }: ProfileProps) {
  const [account, setAccount] = useState<Account>();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => followAccount(setAccount), []);
  if (!account) return login;

  /** Closes the popover when Tab moves the focus out of it. */
  function closeWhenLeft({ relatedTarget }: FocusEvent): void {
    const isInside = panel.current?.parentElement?.contains(relatedTarget);
    if (relatedTarget && !isInside) panel.current?.hidePopover();
  }

  const item = (text: string, act: () => void) => (
    <button
      type="button"
      onClick={act}
      onBlur={closeWhenLeft}
      className="bar-link w-full px-4 focus-visible:bg-turmeric-pale focus-visible:-outline-offset-3"
    >
      {text}
    </button>
  );

  return (
    <div>
      <button
        type="button"
        popoverTarget="profile"
        onBlur={closeWhenLeft}
        className="bar-link px-1 md:px-2.5 md:[anchor-name:--account]"
      >
        {words.profile}
      </button>
      <div
        ref={panel}
        id="profile"
        popover="auto"
        className="card inset-auto right-4 mt-1 w-[min(18rem,calc(100vw-2rem))] overflow-hidden text-left text-current shadow-float md:right-[anchor(--account_right)]"
      >
        <p className="flex items-center gap-3 border-b border-line p-4">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full bg-terracotta text-title font-bold text-milk"
          >
            {initialOf(account)}
          </span>
          <bdi className="line-clamp-3 min-w-0 font-semibold wrap-anywhere">
            {account.name ?? account.email ?? words.nameless}
          </bdi>
        </p>
        {item(words.help, () => showAlert("help"))}
        {item(words.logout, () => void logOut())}
      </div>
      {notice}
    </div>
  );
}

/** Asks who is signed in, again whenever the visitor comes back: the session may have ended elsewhere. */
function followAccount(show: (account: Account) => void): () => void {
  function ask(): void {
    fetchAccount().then(
      (account) => (account ? show(account) : setSignedIn(false)),
      // Without a network what was last known stays.
      () => undefined,
    );
  }
  ask();
  window.addEventListener("focus", ask);
  return () => window.removeEventListener("focus", ask);
}

/** Signs out in this and every other tab, and says so. */
async function logOut(): Promise<void> {
  try {
    await signOut({ redirect: false });
    const account = await fetchAccount();
    setSignedIn(account !== undefined);
    showAlert(account ? "still-signed-in" : "logged-out");
  } catch {
    showAlert("still-signed-in");
  }
}
