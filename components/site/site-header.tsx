import { AccountLink } from "@/components/account/account-link";
import { Brand } from "@/components/site/brand";
import { SiteNav } from "@/components/site/site-nav";
import { SkipLink } from "@/components/site/skip-link";
import type { Copy } from "@/lib/copy/copy";

/** The bar of the landing page: brand, main navigation, Login. */
export function SiteHeader({ copy }: { copy: Pick<Copy, "account" | "brand" | "header" | "nav"> }) {
  return (
    <header className="site-bar">
      <SkipLink label={copy.header.skip} />
      <div className="page-width flex min-h-16 items-center gap-3">
        <Brand copy={copy.brand} />
        <div className="ml-auto flex items-center gap-1 md:gap-4">
          <SiteNav label={copy.header.navigation} menu={copy.header.menu} words={copy.nav} />
          <AccountLink login={copy.header.login} words={copy.account} />
        </div>
      </div>
    </header>
  );
}
