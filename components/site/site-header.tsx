import Link from "next/link";
import { Brand } from "@/components/site/brand";
import { SiteNav } from "@/components/site/site-nav";
import { SkipLink } from "@/components/site/skip-link";
import type { Copy } from "@/lib/copy/copy";
import { paths } from "@/lib/paths";

/** The bar of the landing page: brand, main navigation, Login. */
export function SiteHeader({ copy }: { copy: Pick<Copy, "brand" | "header" | "nav"> }) {
  return (
    <header className="site-bar">
      <SkipLink label={copy.header.skip} />
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-3">
        <Brand copy={copy.brand} />
        <div className="-mr-2.5 ml-auto flex items-center gap-1 md:gap-4">
          <SiteNav label={copy.header.navigation} menu={copy.header.menu} words={copy.nav} />
          <Link href={paths.login} className="bar-link order-first md:order-none">
            {copy.header.login}
          </Link>
        </div>
      </div>
    </header>
  );
}
