import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { getContent } from "@/components/content";
import { Bar, Brand, CallButton, OtherLanguage } from "@/components/layout/bar";
import { Footer } from "@/components/layout/footer";
import { Arrow } from "@/components/ui/drawings";
import { isIndexed, isPageName, pathTo, type Page } from "@/lib/paths";
import { scriptSafeJson, structuredData } from "@/lib/seo/structured";

interface FrameProps extends ComponentProps<"main"> {
  /** Without it the language link leads to the landing page. */
  page?: Page;
  cart?: ReactNode;
  /** In place of the bar with Back. */
  header?: ReactNode;
}

/** A page between bar and footer, and, if search engines may show it, its structured data. */
export async function Frame({ page, cart, header, ...rest }: FrameProps) {
  const data = page && isIndexed(page) && structuredData(await getContent(), page);
  const json = data && scriptSafeJson(data);
  return (
    <>
      {header ?? <PageHeader page={page} cart={cart} />}
      <main id="content" tabIndex={-1} {...rest} />
      <Footer />
      {json && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />}
    </>
  );
}

/** The bar of every page but the landing page: Back, from a product to its place among all, and the cart. */
async function PageHeader({ page = "home", cart }: FrameProps) {
  const { copy } = await getContent();
  const { language } = copy;
  const back = isPageName(page)
    ? pathTo(language, "home")
    : `${pathTo(language, "products")}#${page}`;
  return (
    <Bar>
      <div className="page-width flex min-h-16 flex-wrap items-center justify-between gap-x-2 py-2 lg:grid lg:grid-cols-[1fr_auto_1fr]">
        {/* Without prefetch, because most visitors come from there, and the router still has the page. */}
        <Link href={back} prefetch={false} className="bar-link -ml-2.5 justify-self-start">
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
