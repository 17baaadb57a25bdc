"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { languageNames, languageOf, otherLanguage } from "@/lib/language";
import { otherLanguagePath, servedPath } from "@/lib/paths";

/** How far the page was scrolled when the shopper chose the other language. */
let scrolled: number | undefined;

interface LanguageLinkProps {
  /** Where it leads from what is no page of its own. */
  href?: string;
  className: string;
}

/** A link to the same page in the other language, which keeps its place on the screen and the focus. */
export function LanguageLink({ href, className }: LanguageLinkProps) {
  const path = servedPath(usePathname());
  const other = otherLanguage(languageOf(path));
  const link = useRef<HTMLAnchorElement>(null);

  // The page in the other language is another document, which begins at its top and without focus.
  useEffect(() => {
    if (scrolled === undefined) return;
    window.scrollTo({ top: scrolled, behavior: "instant" });
    link.current?.focus({ preventScroll: true });
    scrolled = undefined;
  }, []);

  return (
    <Link
      ref={link}
      href={href ?? otherLanguagePath(path)}
      lang={other}
      hrefLang={other}
      // Few follow it, and fetching the other page ahead costs as much as this one.
      prefetch={false}
      scroll={false}
      onNavigate={() => {
        scrolled = window.scrollY;
      }}
      className={`bar-link ${className}`}
    >
      {languageNames[other]}
    </Link>
  );
}
