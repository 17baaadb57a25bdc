"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { useEarlyClicks } from "@/components/head-script/use-early-clicks";

/**
 * The main navigation: a row on wide screens, behind the menu button on small ones.
 *
 * @param children the list of its links
 * @param listId the list's id
 */
export function Nav({
  label,
  menu,
  opening,
  listId,
  children,
}: {
  label: string;
  menu: string;
  opening: string;
  listId: string;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const navigation = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const turn = () => setIsOpen(!isOpen);
  useEarlyClicks("menu", turn);

  useEffect(() => {
    if (!isOpen) return;
    const ending = new AbortController();
    const { signal } = ending;

    function closeWhenLeft({ type, target }: Event) {
      // A popup that was asked for before comes over the menu and leaves it as it is.
      if (!(target instanceof Element) || target.closest("dialog")) return;
      const isInside = navigation.current?.contains(target);
      if (!isInside || (type === "click" && target.closest("a"))) setIsOpen(false);
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== "Escape") return;
      setIsOpen(false);
      toggle.current?.focus();
    }
    for (const type of ["pointerdown", "focusin", "click"]) {
      document.addEventListener(type, closeWhenLeft, { signal });
    }
    document.addEventListener("keydown", closeOnEscape, { signal });
    return () => ending.abort();
  }, [isOpen]);

  return (
    <nav ref={navigation} aria-label={label} className="site-nav">
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-early-click="menu"
        data-early-click-status={opening}
        suppressHydrationWarning
        className="bar-link menu-button"
      >
        <span aria-hidden="true" className="menu-icon" />
        <span className="max-sm:sr-only">{menu}</span>
      </button>
      {children}
    </nav>
  );
}
