"use client";

import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";
import type { Graph } from "schema-dts";
import { config } from "@/app/_document/owner-config-at-build-time";
import { copyIn } from "@/lib/copy";
import type { Language } from "@/lib/language";
import type { PageOrProduct } from "@/lib/paths";
import { scriptSafeJson, structuredData } from "@/lib/seo/structured";

/**
 * The structured data of a page, which search engines read, in the served document only. It takes the
 * name of the page rather than the data, because Next.js serves the props of a client component a
 * second time, for the router.
 */
export function StructuredData({ language, of }: { language: Language; of: PageOrProduct }) {
  // Without code for it in the browser: package.json lets webpack leave out modules that nothing uses.
  return typeof window === "undefined" ? (
    <JsonLdScript data={structuredData({ copy: copyIn[language], config }, of)} />
  ) : null;
}

/**
 * A data block, inserted into the HTML by the server alone. As an ordinary element it would be created
 * from a string when a visitor follows a link within the shop, which Trusted Types forbid.
 */
export function JsonLdScript({ data }: { data: Graph }) {
  const isWritten = useRef(false);
  useServerInsertedHTML(() => {
    if (isWritten.current) return null;
    isWritten.current = true;
    return (
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }}
      />
    );
  });
  return null;
}
