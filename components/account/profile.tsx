"use client";

import type { Session } from "next-auth";
import { signOut } from "next-auth/react";
import { useEffect, useRef, useState, type FocusEvent } from "react";
import { fetchAccount } from "@/components/account/sign-in";
import { setSignedIn, showAlert } from "@/components/account/store";
import type { Copy } from "@/lib/copy";

/** The Profile button, and the popover that it opens: name or email, Help and Logout. */
export function Profile({ words, className }: { words: Copy["account"]; className: string }) {
  const [{ email, name }, setAccount] = useState<NonNullable<Session["user"]>>({});
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The session may have ended in another tab or on the server. Without a network the menu stays as it is.
    const refresh = () =>
      void fetchAccount()
        .then((account) => (account ? setAccount(account) : setSignedIn(false)))
        .catch(() => undefined);
    refresh();
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, []);

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
      <button type="button" popoverTarget="profile" onBlur={closeWhenLeft} className={className}>
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
            {initialOf(email ?? name ?? "")}
          </span>
          <bdi className="line-clamp-3 min-w-0 font-semibold wrap-anywhere">
            {name ?? email ?? words.nameless}
          </bdi>
        </p>
        {item(words.help, () => showAlert("help"))}
        {item(words.logout, () => void logOut())}
      </div>
    </div>
  );
}

/** `देवी` → `दे`, `👩‍🌾 asha` → `👩‍🌾`, nothing → `U`. Firefox has Intl.Segmenter only since version 125. */
function initialOf(text: string): string {
  const [initial = "U"] = /^.\p{M}*(?:\u200d.\p{M}*)*/su.exec(text) ?? [];
  return initial.toUpperCase();
}

async function logOut(): Promise<void> {
  try {
    await signOut({ redirect: false });
    if (await fetchAccount()) throw new Error("The session goes on.");
    setSignedIn(false, "logged-out");
  } catch {
    showAlert("still-signed-in");
  }
}
