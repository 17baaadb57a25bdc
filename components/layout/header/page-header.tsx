import type { ReactNode } from "react";
import { Brand } from "@/components/layout/brand";
import { LanguageLink } from "@/components/layout/header/language-link";
import { SkipLink } from "@/components/layout/header/skip-link";
import { Arrow } from "@/components/pictures/arrow";
import type { Copy } from "@/lib/copy";
import { pathTo } from "@/lib/paths";

/** The fixed bar of every page but the landing page: Back on the left, the cart on the right. */
export function PageHeader({
  copy,
  path,
  back = pathTo(copy.language, "home"),
  children,
}: {
  copy: Pick<Copy, "brand" | "header" | "language">;
  /** Of the page itself. */
  path: string;
  /** Where Back leads: to the landing page by default. */
  back?: string;
  children?: ReactNode;
}) {
  return (
    <header className="site-bar">
      <SkipLink label={copy.header.skip} />
      <div className="page-width page-bar">
        <a href={back} className="bar-link">
          <Arrow direction="left" /> {copy.header.back}
        </a>
        <div className={children ? "max-sm:hidden" : ""}>
          <Brand words={copy.brand} look="mark" />
        </div>
        <div className="page-bar-end">
          <LanguageLink path={path} />
          {children}
        </div>
      </div>
    </header>
  );
}
