"use client";

import type { Session } from "next-auth";
import { signOut } from "next-auth/react";
import { useEffect, useState } from "react";
import { setSignedIn, type ProfileProps } from "@/components/account/account";
import { fetchAccount } from "@/components/account/sign-in";

/** The Profile button, and the popover that it opens: name or email, Help and Logout. */
export default function Profile({ words, showAlert }: ProfileProps) {
  const [{ email, name }, setAccount] = useState<NonNullable<Session["user"]>>({});
  // The session may have ended on the server. Without a network the menu stays as it is.
  useEffect(() => {
    fetchAccount()
      .then((account) => (account ? setAccount(account) : setSignedIn(false)))
      .catch(() => undefined);
  }, []);

  async function logOut(): Promise<void> {
    try {
      await signOut({ redirect: false });
      if (await fetchAccount()) throw new Error("The session goes on.");
      setSignedIn(false);
      showAlert("logged-out");
    } catch {
      showAlert("still-signed-in");
    }
  }

  const [initial = "U"] = email ?? name ?? "";
  const item =
    "bar-link w-full px-4 focus-visible:bg-turmeric-pale focus-visible:-outline-offset-3";
  return (
    <div>
      <button type="button" popoverTarget="profile" className="bar-link px-1 md:px-2.5">
        {words.profile}
      </button>
      <div
        id="profile"
        popover="auto"
        className="card inset-auto right-4 mt-1 w-[min(18rem,calc(100vw-2rem))] overflow-hidden text-left text-current shadow-float md:right-[anchor(--account_right)]"
      >
        <p className="flex items-center gap-3 border-b border-line p-4">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full bg-terracotta text-title font-bold text-milk"
          >
            {initial.toUpperCase()}
          </span>
          <bdi className="line-clamp-3 min-w-0 font-semibold wrap-anywhere">
            {name ?? email ?? words.nameless}
          </bdi>
        </p>
        <button type="button" onClick={() => showAlert("help")} className={item}>
          {words.help}
        </button>
        <button type="button" onClick={() => void logOut()} className={item}>
          {words.logout}
        </button>
      </div>
    </div>
  );
}
