"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { languageNames, type Language } from "@/lib/language";

/** The scroll position of the page in pixels, from a tap on the link until the other page has restored it. */
let keptScroll: number | undefined;

interface LanguageLinkProps {
  /** The language to which it leads. */
  language: Language;
  href: string;
  className: string;
}

/** A link to the same page in the other language, which keeps the scroll position and the focus. */
export function LanguageLink({ language, href, className }: LanguageLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);

  // To the browser the page in the other language is new: it begins at its top, and nothing has the focus.
  useEffect(() => {
    if (keptScroll === undefined) return;
    window.scrollTo({ top: keptScroll, behavior: "instant" });
    link.current?.focus({ preventScroll: true });
    keptScroll = undefined;
  }, []);

  return (
    <Link
      ref={link}
      href={href}
      lang={language}
      hrefLang={language}
      // Few shoppers switch, and fetching the other page ahead would cost as much data as this one.
      prefetch={false}
      scroll={false}
      onNavigate={() => {
        keptScroll = window.scrollY;
      }}
      className={`bar-link ${className}`}
    >
      {languageNames[language]}
    </Link>
  );
}
