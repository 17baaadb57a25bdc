"use client";

import { useEffect, useId, useRef, useState } from "react";
import { say, signOut } from "@/components/account/account-store";
import { initialOf, type Account } from "@/lib/auth/account";
import type { Copy } from "@/lib/copy/copy";
import "@/components/account/profile-menu.css";

/** The Profile button, and what it discloses: who is signed in, Help and Logout. */
export function ProfileMenu({ account, words }: { account: Account; words: Copy["account"] }) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  useEffect(() => {
    if (!isOpen) return;
    // Whoever goes on elsewhere, by finger or by Tab, is done with it.
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("focusin", closeOutside, { signal });
    document.addEventListener("keydown", closeByKey, { signal });
    return () => listening.abort();
  }, [isOpen]);

  const item = (text: string, act: () => void) => (
    <button
      type="button"
      onClick={() => {
        close();
        act();
      }}
      className="profile-item"
    >
      {text}
    </button>
  );

  return (
    <div ref={root} className="md:relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="bar-link account-control"
      >
        {words.profile}
      </button>
      {isOpen && (
        <div id={panelId} className="card profile-panel">
          <p className="profile-who">
            <span aria-hidden="true" className="avatar">
              {initialOf(account)}
            </span>
            <bdi className="profile-name">{account.name ?? account.email ?? words.nameless}</bdi>
          </p>
          {item(words.help, () => say("help"))}
          {item(words.logout, () => void signOut())}
        </div>
      )}
    </div>
  );
}
