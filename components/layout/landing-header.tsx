import { LoginOrProfile } from "@/components/account/login-or-profile";
import { Brand } from "@/components/layout/brand";
import { LanguageLink } from "@/components/layout/language-link";
import { Nav } from "@/components/layout/nav";
import { SkipLink } from "@/components/layout/skip-link";
import { ErrorBoundary } from "@/components/errors/error-boundary";
import { anchors } from "@/lib/language/section-anchors";
import type { Copy } from "@/lib/copy/copy";
import { pathTo, type PageName } from "@/lib/language/paths";

/** The bar of the landing page: brand, main navigation, Login. */
export function LandingHeader({
  copy,
  page,
}: {
  copy: Pick<Copy, "account" | "brand" | "header" | "language" | "nav">;
  page: PageName;
}) {
  const login = pathTo(copy.language, "login");
  const links = [
    { href: `#${anchors.top}`, text: copy.nav.home },
    { href: pathTo(copy.language, "products"), text: copy.nav.products },
    { href: `#${anchors.subscribe}`, text: copy.nav.contact },
    { href: pathTo(copy.language, "about"), text: copy.nav.about },
  ];
  return (
    <header className="site-bar">
      <SkipLink label={copy.header.skip} />
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-3">
        <Brand copy={copy.brand} look="stack" />
        <div className="bar-end">
          <Nav
            label={copy.header.navigation}
            menu={copy.header.menu}
            opening={copy.header.opening}
            listId="site-menu"
          >
            <ul id="site-menu" className="site-menu">
              {links.map(({ href, text }) => (
                <li key={href}>
                  <a href={href} className="bar-link">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </Nav>
          <ErrorBoundary
            instead={
              <a href={login} className="bar-link">
                {copy.header.login}
              </a>
            }
          >
            <LoginOrProfile href={login} login={copy.header.login} words={copy.account} />
          </ErrorBoundary>
          <LanguageLink language={copy.language} path={pathTo(copy.language, page)} />
        </div>
      </div>
    </header>
  );
}
