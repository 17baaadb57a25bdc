"use client";

import { useId, useRef, type FocusEvent } from "react";
import { showAlert, signOut } from "@/components/account/account-store";
import { avatarInitial } from "@/lib/auth/avatar-initial";
import type { Account } from "@/lib/auth/read-account-from-session";
import type { Copy } from "@/lib/copy";

/**
 * The Profile button, and the popover that it opens: who is signed in, Help and Logout. The script in the
 * head closes it when a button in it is clicked.
 */
export function ProfileMenu({ account, words }: { account: Account; words: Copy["account"] }) {
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  /** Closes the popover when Tab moves the focus out of it. */
  function closeWhenLeft({ relatedTarget }: FocusEvent): void {
    const place = panel.current?.parentElement;
    // Browsers before 2025 may lack the method; they show the panel in the bar.
    const popover: { readonly hidePopover?: () => void } | null = panel.current;
    if (relatedTarget && !place?.contains(relatedTarget)) popover?.hidePopover?.();
  }

  const item = (text: string, act: () => void) => (
    <button type="button" onClick={act} onBlur={closeWhenLeft} className="bar-link profile-item">
      {text}
    </button>
  );

  return (
    <div>
      <button
        type="button"
        popoverTarget={panelId}
        onBlur={closeWhenLeft}
        className="bar-link account-control"
      >
        {words.profile}
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className="card profile-panel overflow-hidden text-left"
      >
        <p className="profile-who flex items-center gap-3 p-4">
          <span
            aria-hidden="true"
            className="avatar grid shrink-0 place-items-center text-title text-milk"
          >
            {avatarInitial(account)}
          </span>
          <bdi className="profile-name overflow-hidden strong">
            {account.name ?? account.email ?? words.nameless}
          </bdi>
        </p>
        {item(words.help, () => showAlert("help"))}
        {item(words.logout, () => void signOut())}
      </div>
    </div>
  );
}
