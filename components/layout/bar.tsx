import type { ComponentProps } from "react";
import { getContent } from "@/components/content";
import { LanguageLink } from "@/components/layout/language-link";
import { Logo, Phone } from "@/components/ui/drawings";
import { languageNames, otherLanguage } from "@/lib/language";
import { pathTo, type Page } from "@/lib/paths";
import { callLink } from "@/lib/shop/links";

/** The bar at the top of every page, which begins with a link that skips it. */
export async function Bar({ className = "", children }: ComponentProps<"header">) {
  const { copy } = await getContent();
  return (
    <header className={`bar ${className}`}>
      <a
        href="#content"
        className="absolute top-2 left-2 z-20 rounded-control bg-milk px-4 py-3 not-focus:sr-only"
      >
        {copy.header.skip}
      </a>
      {children}
    </header>
  );
}

export async function CallButton({ className = "" }: { className?: string }) {
  const { copy, config } = await getContent();
  return (
    <a
      href={callLink(config.phone)}
      aria-label={`${copy.buttons.call}: ${config.phone}`}
      className={`bar-link min-w-12 justify-center px-0 ${className}`}
    >
      <Phone />
    </a>
  );
}

/** The link to a page in the other language. */
export async function OtherLanguage({ page, className }: { page: Page; className: string }) {
  const { copy } = await getContent();
  const language = otherLanguage(copy.language);
  return (
    <LanguageLink
      href={pathTo(language, page)}
      lang={language}
      hrefLang={language}
      className={`bar-link ${className}`}
    >
      {languageNames[language]}
    </LanguageLink>
  );
}

/** The shop's logo and name; on English pages the name in Devanagari stands before it, where there is room. */
export async function Brand({ className }: { className: string }) {
  const { copy } = await getContent();
  const { name, native } = copy.brand;
  return (
    <span className="flex min-h-12 items-center gap-2.5 text-terracotta-dark">
      <Logo className="size-9 shrink-0" />
      <span className={`font-display hindi:leading-[1.35] ${className}`}>
        {native && (
          <span lang="hi" className="max-sm:hidden">
            <span>{native}</span>
            <span aria-hidden="true"> · </span>
          </span>
        )}
        <span>{name}</span>
      </span>
    </span>
  );
}
