import type { ReactNode } from "react";
import { Footer } from "@/components/layout/footer";
import { PageHeader } from "@/components/layout/header/page-header";
import { elementIds } from "@/components/layout/element-ids";
import { pathTo, type PageName } from "@/lib/paths";
import type { Shop } from "@/lib/shop/config";

/** The frame of a page without products: header and footer. */
export function PageFrame({
  copy,
  config,
  page,
  className,
  children,
}: Shop & {
  page: PageName;
  className?: string;
  children: ReactNode;
}) {
  return (
    <>
      <PageHeader copy={copy} path={pathTo(copy.language, page)} />
      <main id={elementIds.content} tabIndex={-1} className={className}>
        {children}
      </main>
      <Footer copy={copy} config={config} />
    </>
  );
}
