import { LoginOrProfile } from "@/components/account/login-or-profile";
import { Brand } from "@/components/layout/brand";
import { LanguageLink } from "@/components/layout/header/language-link";
import { Nav } from "@/components/layout/header/nav";
import { SkipLink } from "@/components/layout/header/skip-link";
import { ErrorBoundary } from "@/components/errors/error-boundary";
import type { Shop } from "@/lib/shop/config";
import { pathTo, type PageName } from "@/lib/paths";

/** The bar of the landing page: brand, main navigation, Login. */
export function LandingHeader({ copy, page }: Pick<Shop, "copy"> & { page: PageName }) {
  const login = pathTo(copy.language, "login");
  return (
    <header className="site-bar">
      <SkipLink label={copy.header.skip} />
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-3">
        <Brand words={copy.brand} look="stack" />
        <div className="bar-end">
          <Nav copy={copy} />
          <ErrorBoundary
            instead={
              <a href={login} className="bar-link">
                {copy.header.login}
              </a>
            }
          >
            <LoginOrProfile href={login} login={copy.header.login} words={copy.account} />
          </ErrorBoundary>
          <LanguageLink path={pathTo(copy.language, page)} />
        </div>
      </div>
    </header>
  );
}
