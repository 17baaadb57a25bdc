import type { ComponentProps } from "react";
import { config, getCopy } from "@/components/content";
import type { FrameProps } from "@/components/layout/frame";
import { LanguageLink } from "@/components/layout/language-link";
import { CallLink, PageLink } from "@/components/ui/links";
import { Arrow, Logo, Phone } from "@/components/ui/drawings";
import { languageNames, otherLanguage } from "@/lib/language";
import { isPageName, pathTo, type Page } from "@/lib/paths";

/** The bar at the top of every page, which begins with a link that skips it. */
export async function Bar({ className, children }: ComponentProps<"header">) {
  const { header } = await getCopy();
  return (
    <header className="bar">
      <a
        href="#content"
        className="absolute top-2 left-2 z-20 rounded-control bg-milk px-4 py-3 not-focus:sr-only"
      >
        {header.skip}
      </a>
      <div className={`page-width flex min-h-16 flex-wrap items-center ${className}`}>
        {children}
      </div>
    </header>
  );
}

/** The bar of every page but the landing page: Back, from a product to its place among all, and the cart. */
export async function PageHeader({ page = "home", cart }: Pick<FrameProps, "page" | "cart">) {
  const { header } = await getCopy();
  const back = isPageName(page)
    ? ({ to: "home" } as const)
    : ({ to: "products", part: `#${page}` } as const);
  return (
    <Bar className="justify-between gap-x-2 py-2 lg:grid lg:grid-cols-[1fr_auto_1fr]">
      {/* Without prefetch, because most visitors come from there, and the router still has the page. */}
      <PageLink {...back} prefetch={false} className="bar-link -ml-2.5 justify-self-start">
        <Arrow direction="left" />
        <span>{` ${header.back}`}</span>
      </PageLink>
      <div className={cart ? "max-sm:hidden" : ""}>
        <Brand className="whitespace-nowrap max-sm:sr-only" />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-1">
        <CallAndLanguage page={page} className="last:-mr-2.5" />
        {cart}
      </div>
    </Bar>
  );
}

/** A link to call, and one to the same page in the other language. On phones they come first in their row. */
export async function CallAndLanguage({ page, className }: { page: Page; className: string }) {
  const { buttons, language } = await getCopy();
  const other = otherLanguage(language);
  return (
    <>
      <CallLink
        aria-label={`${buttons.call}: ${config.PHONE}`}
        className="bar-link min-w-12 justify-center px-0 max-md:-order-1"
      >
        <Phone />
      </CallLink>
      <LanguageLink
        href={pathTo(other, page)}
        lang={other}
        hrefLang={other}
        className={`bar-link max-md:-order-1 ${className}`}
      >
        {languageNames[other]}
      </LanguageLink>
    </>
  );
}

/** The shop's logo and name; on English pages the name in Devanagari stands before it, where there is room. */
export async function Brand({ className = "" }: { className?: string }) {
  const { brand } = await getCopy();
  return (
    <span className="flex min-h-12 items-center gap-2.5 text-terracotta-dark">
      <Logo className="size-9 shrink-0" />
      <span className={`font-display text-title hindi:leading-[1.35] ${className}`}>
        {brand.native && (
          <span lang="hi" className="max-sm:hidden">
            <span>{brand.native}</span>
            <span aria-hidden="true"> · </span>
          </span>
        )}
        <span>{brand.name}</span>
      </span>
    </span>
  );
}
