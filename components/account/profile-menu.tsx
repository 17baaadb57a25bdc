"use client";

import { useId } from "react";
import { say, signOut } from "@/components/account/account-store";
import { useDisclosure } from "@/components/ui/use-disclosure";
import { initialOf, type Account } from "@/lib/auth/signed-in-account";
import type { Copy } from "@/lib/copy/copy";

/** The Profile button, and what it discloses: who is signed in, Help and Logout. */
export function ProfileMenu({ account, words }: { account: Account; words: Copy["account"] }) {
  const { root, isOpen, toggle, close } = useDisclosure<HTMLDivElement>();
  const panelId = useId();

  const item = (text: string, act: () => void) => (
    <button
      type="button"
      onClick={() => {
        close();
        act();
      }}
      className="bar-link profile-item"
    >
      {text}
    </button>
  );

  return (
    <div ref={root} className="md:relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
        className="bar-link account-control"
      >
        {words.profile}
      </button>
      {isOpen && (
        <div id={panelId} className="card profile-panel overflow-hidden text-left">
          <p className="profile-who flex items-center gap-3 p-4">
            <span
              aria-hidden="true"
              className="avatar grid shrink-0 place-items-center text-title text-milk"
            >
              {initialOf(account)}
            </span>
            <bdi className="profile-name overflow-hidden strong">
              {account.name ?? account.email ?? words.nameless}
            </bdi>
          </p>
          {item(words.help, () => say("help"))}
          {item(words.logout, () => void signOut())}
        </div>
      )}
    </div>
  );
}
