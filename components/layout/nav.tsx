"use client";

import type { ReactNode } from "react";
import { useEarlyClicks } from "@/components/head-script/use-early-clicks";
import { useDisclosure } from "@/components/ui/use-disclosure";

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
  const { root, isOpen, toggle } = useDisclosure<HTMLElement>();
  useEarlyClicks("menu", toggle);

  return (
    <nav ref={root} aria-label={label} className="site-nav">
      <button
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
