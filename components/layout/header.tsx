import Link from "next/link";
import type { ReactNode } from "react";
import { Account } from "@/components/account/account";
import { Brand } from "@/components/layout/brand";
import { LanguageLink } from "@/components/layout/language-link";
import { getContent } from "@/components/content";
import { Arrow, Phone } from "@/components/ui/drawings";
import { otherLanguage } from "@/lib/language";
import { pathTo, type Page } from "@/lib/paths";
import { callLink } from "@/lib/shop/links";

/**
 * The bar of the landing page: brand, main navigation, Login or Profile. On wide screens the navigation is a
 * row. On small ones it is a popover, which the browser opens by itself; a browser that has no popovers shows
 * the row. Without scripts the row stands below the rest of the bar, because nothing would close the popover
 * when a link is followed.
 */
export async function LandingHeader({ page }: { page: Page }) {
  const { copy } = await getContent();
  const { header, language, nav } = copy;
  const links = [
    { href: "#top", text: nav.home },
    { href: pathTo(language, "products"), text: nav.products },
    { href: "#subscribe", text: nav.contact },
    { href: pathTo(language, "about"), text: nav.about },
  ];
  return (
    <Bar className="md:[--row:48rem] noscript:max-md:static">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-3 max-sm:gap-x-1">
        <Brand className="text-title max-sm:w-min max-sm:text-body max-sm:leading-[1.25] max-[359px]:sr-only sm:whitespace-nowrap md:max-lg:[&>[lang]]:hidden" />
        <div className="-mr-2.5 ml-auto flex flex-wrap items-center justify-end sm:gap-1 md:max-lg:gap-0 lg:gap-4 noscript:max-md:contents">
          <nav
            aria-label={header.navigation}
            className="group noscript:max-md:order-1 noscript:max-md:-ml-2.5 noscript:max-md:w-full"
          >
            <button
              type="button"
              popoverTarget="site-menu"
              className="bar-link hidden min-w-12 justify-center max-md:supports-[selector(:popover-open)]:inline-flex noscript:hidden"
            >
              <span aria-hidden="true" className="menu-sign" />
              <span className="max-sm:sr-only">{header.menu}</span>
            </button>
            <ul
              id="site-menu"
              popover="auto"
              className="menu max-md:supports-[selector(:popover-open)]:not-open:hidden noscript:not-open:flex"
            >
              {links.map(({ href, text }) => {
                const Anchor = href.startsWith("#") ? "a" : Link;
                return (
                  <li key={href}>
                    <Anchor href={href} className="bar-link flex-1 md:max-lg:px-1.5">
                      {text}
                    </Anchor>
                  </li>
                );
              })}
            </ul>
          </nav>
          <Account href={pathTo(language, "login")} words={copy.account} />
          <CallButton className="max-md:-order-1" />
          <OtherLanguage
            page={page}
            className="max-md:-order-1 max-sm:px-1.5 noscript:max-md:order-none noscript:max-md:-mr-2.5 noscript:max-md:ml-auto"
          />
        </div>
      </div>
    </Bar>
  );
}

export interface HeaderProps {
  page: Page;
  /** The path to which Back leads; by default the landing page. */
  back?: string;
  cart?: ReactNode;
}

/** The bar of every other page: Back on the left, the cart on the right. */
export async function PageHeader({ page, back, cart }: HeaderProps) {
  const { copy } = await getContent();
  return (
    <Bar>
      <div className="page-width flex min-h-16 flex-wrap items-center justify-between gap-x-2 py-2 lg:grid lg:grid-cols-[1fr_auto_1fr]">
        {/* Without prefetch, because most visitors come from there, and the router still has the page. */}
        <Link
          href={back ?? pathTo(copy.language, "home")}
          prefetch={false}
          className="bar-link -ml-2.5 justify-self-start"
        >
          <Arrow direction="left" />
          <span>{` ${copy.header.back}`}</span>
        </Link>
        <div className={cart ? "max-sm:hidden" : ""}>
          <Brand className="text-title whitespace-nowrap max-sm:sr-only" />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-1">
          <CallButton />
          <OtherLanguage page={page} className="last:-mr-2.5" />
          {cart}
        </div>
      </div>
    </Bar>
  );
}

/** A link to call, on every page. */
async function CallButton({ className = "" }: { className?: string }) {
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
async function OtherLanguage({ page, className }: { page: Page; className: string }) {
  const { copy } = await getContent();
  const language = otherLanguage(copy.language);
  return <LanguageLink language={language} href={pathTo(language, page)} className={className} />;
}

/** The bar at the top of every page, which begins with a link that skips it. */
async function Bar({ className = "", children }: { className?: string; children: ReactNode }) {
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
