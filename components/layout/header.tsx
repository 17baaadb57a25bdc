import Link from "next/link";
import type { ReactNode } from "react";
import { Account } from "@/components/account/account";
import { Brand } from "@/components/layout/brand";
import { LanguageLink } from "@/components/layout/language-link";
import { getShop } from "@/components/shop";
import { Arrow } from "@/components/ui/drawings";
import { pathTo } from "@/lib/paths";

/** The bar of the landing page: brand, main navigation, Login or Profile. */
export async function LandingHeader() {
  const { copy } = await getShop();
  return (
    <Bar skip={copy.header.skip}>
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-3">
        <Brand words={copy.brand} look="stack" />
        <div className="bar-end">
          <Menu />
          <Account
            href={pathTo(copy.language, "login")}
            login={copy.header.login}
            words={copy.account}
          />
          <LanguageLink />
        </div>
      </div>
    </Bar>
  );
}

/** The bar of every other page: Back on the left, the cart on the right. */
export async function PageHeader({
  back,
  children,
}: {
  /** Where Back leads. */
  back: string;
  children?: ReactNode;
}) {
  const { copy } = await getShop();
  return (
    <Bar skip={copy.header.skip}>
      <div className="page-width page-bar">
        <Link href={back} className="bar-link">
          <Arrow direction="left" /> {copy.header.back}
        </Link>
        <div className={children ? "max-sm:hidden" : ""}>
          <Brand words={copy.brand} look="mark" />
        </div>
        <div className="page-bar-end">
          <LanguageLink />
          {children}
        </div>
      </div>
    </Bar>
  );
}

function Bar({ skip, children }: { skip: string; children: ReactNode }) {
  return (
    <header className="site-bar">
      <a href="#content" className="skip-link">
        {skip}
      </a>
      {children}
    </header>
  );
}

/**
 * The main navigation: a row on wide screens, and on small ones a popover, which the browser opens
 * without scripts.
 */
async function Menu() {
  const { copy } = await getShop();
  const { header, language, nav } = copy;
  return (
    <nav aria-label={header.navigation} className="site-nav">
      <button type="button" popoverTarget="site-menu" className="bar-link menu-button">
        <span aria-hidden="true" className="menu-icon" />
        <span className="max-sm:sr-only">{header.menu}</span>
      </button>
      <ul id="site-menu" popover="auto" className="site-menu">
        <li>
          <a href="#top" className="bar-link">
            {nav.home}
          </a>
        </li>
        <li>
          <Link href={pathTo(language, "products")} className="bar-link">
            {nav.products}
          </Link>
        </li>
        <li>
          <a href="#subscribe" className="bar-link">
            {nav.contact}
          </a>
        </li>
        <li>
          <Link href={pathTo(language, "about")} className="bar-link">
            {nav.about}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
