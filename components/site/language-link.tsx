"use client";

import { useEffect } from "react";
import { carriedFragment } from "@/components/site/carried-cart";
import { hasCartFragment } from "@/lib/cart-fragment";
import type { Language } from "@/lib/language";

/**
 * Leads to the same page in another language, in the words of that language, and hands the cart
 * over in the tap itself. A full page load: each language has a document of its own.
 */
export function LanguageLink({
  language,
  href,
  text,
  className,
}: {
  language: Language;
  href: string;
  text: string;
  className: string;
}) {
  useEffect(() => {
    if (!hasCartFragment(window.location.href)) return;
    // After the router has begun to follow the history: it would restore the address it knows.
    const timer = setTimeout(() => {
      window.history.replaceState(null, "", window.location.pathname + window.location.search);
    });
    return () => clearTimeout(timer);
  }, []);

  return (
    <a
      href={href}
      lang={language}
      hrefLang={language}
      data-full-load=""
      onClick={(event) => {
        event.currentTarget.href = href + carriedFragment();
      }}
      className={className}
    >
      {text}
    </a>
  );
}
