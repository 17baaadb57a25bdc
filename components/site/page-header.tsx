import Link from "next/link";
import type { ReactNode } from "react";
import { Brand } from "@/components/site/brand";
import { SkipLink } from "@/components/site/skip-link";
import type { Copy } from "@/lib/copy/copy";
import { paths } from "@/lib/paths";

/** The fixed bar of every page but the landing page: Back at the left, the cart at the right. */
export function PageHeader({
  copy,
  children,
}: {
  copy: Pick<Copy, "brand" | "header">;
  children?: ReactNode;
}) {
  return (
    <header className="site-bar">
      <SkipLink label={copy.header.skip} />
      <div className="page-width flex min-h-16 flex-wrap items-center justify-between gap-x-3 py-2 sm:grid sm:grid-cols-[1fr_auto_1fr]">
        <Link href={paths.home} className="bar-link -ml-2.5 justify-self-start">
          <span aria-hidden="true">←</span> {copy.header.back}
        </Link>
        <div className="mx-auto">
          <Brand copy={copy.brand} isSmall />
        </div>
        <div className="justify-self-end">{children}</div>
      </div>
    </header>
  );
}
