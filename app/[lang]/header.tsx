import Link from "next/link";
import { Account } from "@/components/account/account";
import { getCopy } from "@/components/content";
import { Bar, Brand, CallAndLanguage } from "@/components/layout/header";
import { PageLink } from "@/components/ui/links";
import { pathTo, type Page } from "@/lib/paths";

/** On wide screens the navigation is a row, on small ones a popover; a browser that has no popovers shows the row. */
export async function LandingHeader({ page }: { page: Page }) {
  const { account, header, language, nav } = await getCopy();
  const links = [
    { href: "#top", text: nav.home },
    { href: pathTo(language, "products"), text: nav.products },
    { href: "#subscribe", text: nav.contact },
    { href: pathTo(language, "about"), text: nav.about },
  ];
  const login = (
    // Without prefetch, because most visitors never sign in.
    <PageLink to="login" prefetch={false} className="bar-link px-1 md:px-2.5">
      {account.login}
    </PageLink>
  );
  return (
    <Bar className="gap-x-3 max-sm:gap-x-1">
      <Brand className="max-sm:w-min max-sm:text-body max-sm:leading-[1.25] max-[359px]:sr-only sm:whitespace-nowrap md:max-lg:[&>[lang]]:hidden" />
      <div className="-mr-2.5 ml-auto flex flex-wrap items-center justify-end sm:gap-1 md:max-lg:gap-0 lg:gap-4">
        <nav aria-label={header.navigation} className="group">
          <button
            type="button"
            popoverTarget="site-menu"
            className="bar-link hidden min-w-12 justify-center max-md:supports-[selector(:popover-open)]:inline-flex"
          >
            {/* Two lines, and a cross while the menu is open. They are borders, which forced colours do not remove. */}
            <span
              aria-hidden="true"
              className="relative h-3 w-5 before:absolute before:inset-x-0 before:top-0 before:border-t-2 group-has-open:before:top-1.25 group-has-open:before:rotate-45 after:absolute after:inset-x-0 after:bottom-0 after:border-t-2 group-has-open:after:bottom-1.25 group-has-open:after:-rotate-45"
            />
            <span className="max-sm:sr-only">{header.menu}</span>
          </button>
          <ul
            id="site-menu"
            popover="auto"
            className="static flex w-auto flex-wrap overflow-visible bg-transparent text-current *:flex open:fixed open:inset-x-0 open:bottom-auto open:block open:border-b open:border-line open:bg-paper open:px-5 open:pt-2 open:pb-4 max-md:supports-[selector(:popover-open)]:not-open:hidden"
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
        <Account words={account} login={login} />
        <CallAndLanguage page={page} className="max-sm:px-1.5" />
      </div>
    </Bar>
  );
}
