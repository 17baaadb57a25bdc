"use client";

import Link from "next/link";
import type { MouseEventHandler } from "react";
import { anchors } from "@/lib/paths";

/**
 * Leads to a section of a page, or to its top. On the page itself it scrolls every time, also
 * where the address already ends with that section: the router would see nothing to do.
 */
export function SectionLink({
  href,
  text,
  className,
  onClick,
}: {
  href: string;
  text: string;
  className: string;
  onClick?: MouseEventHandler;
}) {
  function scroll() {
    const [path, section = anchors.top] = href.split("#");
    if (path && path !== window.location.pathname) return;
    document.getElementById(section)?.scrollIntoView();
  }

  return (
    <Link
      href={href}
      onClick={(event) => {
        scroll();
        onClick?.(event);
      }}
      className={className}
    >
      {text}
    </Link>
  );
}
