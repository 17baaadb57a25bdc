import type { ComponentProps } from "react";
import { getContent } from "@/components/content";
import { LanguageLink } from "@/components/layout/language-link";
import { Phone } from "@/components/ui/drawings";
import { otherLanguage } from "@/lib/language";
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
      aria-label={`${copy.contact.call}: ${config.phone}`}
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
  return <LanguageLink language={language} href={pathTo(language, page)} className={className} />;
}
