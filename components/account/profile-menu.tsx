"use client";

import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { say, signOut } from "@/components/account/account-store";
import { initialOf, type Account } from "@/lib/auth/account";
import type { Copy } from "@/lib/copy/copy";

/** Where arrow keys lead from one of `count` items; undefined for other keys. */
function itemAfter(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/**
 * The Profile button and its dropdown, by the keyboard pattern of menu buttons:
 * https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function ProfileMenu({ account, words }: { account: Account; words: Copy["account"] }) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const firstFocus = useRef<"first" | "last">("first");
  const menuId = useId();

  const items = () => Array.from(list.current?.querySelectorAll("button") ?? []);

  useEffect(() => {
    if (!isOpen) return;
    items()
      .at(firstFocus.current === "first" ? 0 : -1)
      ?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);

  function open(focus: "first" | "last") {
    firstFocus.current = focus;
    setIsOpen(true);
  }

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  function onButtonKey(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open(event.key === "ArrowDown" ? "first" : "last");
  }

  function onMenuKey(event: KeyboardEvent) {
    const all = items();
    const index = all.findIndex((item) => item === document.activeElement);
    const next = itemAfter(event.key, index, all.length);
    if (event.key === "Escape") close();
    if (event.key === "Tab") setIsOpen(false);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  const item = (text: string, act: () => void) => (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
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
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => (isOpen ? close() : open("first"))}
        onKeyDown={onButtonKey}
        className="bar-link account-control"
      >
        {words.profile}
      </button>
      {isOpen && (
        <div className="card profile-panel">
          <p className="profile-who">
            <span aria-hidden="true" className="avatar">
              {initialOf(account)}
            </span>
            <bdi className="profile-name">{account.name ?? account.email ?? words.nameless}</bdi>
          </p>
          <div
            ref={list}
            id={menuId}
            role="menu"
            tabIndex={-1}
            aria-label={words.menu}
            onKeyDown={onMenuKey}
          >
            {item(words.help, () => say("help"))}
            {item(words.logout, () => void signOut())}
          </div>
        </div>
      )}
    </div>
  );
}
