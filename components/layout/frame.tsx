import type { ComponentProps, ReactNode } from "react";
import { config, getCopy } from "@/components/content";
import { Footer } from "@/components/layout/footer";
import { PageHeader } from "@/components/layout/header";
import { isIndexed, type Page } from "@/lib/paths";
import { scriptSafeJson, structuredData } from "@/lib/seo/structured";

export interface FrameProps extends ComponentProps<"main"> {
  /** Without it the language link leads to the landing page. */
  page?: Page;
  cart?: ReactNode;
  /** In place of the bar with Back. */
  header?: ReactNode;
}

/** A page between bar and footer, and, if search engines may show it, its structured data. */
export async function Frame({ page, cart, header, ...rest }: FrameProps) {
  const data = page && isIndexed(page) && structuredData({ copy: await getCopy(), config }, page);
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

interface SectionProps extends ComponentProps<"section"> {
  id: string;
  heading: string;
  /** Whether only screen readers find the heading. */
  isHeadingHidden?: boolean;
}

/** A part of a page, below a heading that names it. */
export function Section({ id, heading, isHeadingHidden, className = "", children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={`page-width section ${className}`}>
      <h2 id={headingId} className={isHeadingHidden ? "sr-only" : "font-display text-heading"}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
