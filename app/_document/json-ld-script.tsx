"use client";

import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";
import type { Graph } from "schema-dts";
import { dataOf } from "@/app/_document/server-only-structured-data";
import type { Language } from "@/lib/language/language";
import type { PageOrProduct } from "@/lib/language/paths";
import { scriptSafeJson } from "@/lib/seo/script-safe-json";

/**
 * What search engines read of a page, in the served document only. It knows its page by name: what
 * a component is given stands in the document a second time, for the router.
 */
export function StructuredData({ language, of }: { language: Language; of: PageOrProduct }) {
  return typeof window === "undefined" ? <JsonLdScript data={dataOf(language, of)} /> : null;
}

/**
 * A data block that no browser runs, written by the server alone. Were it part of the page, a
 * browser that comes by a link from within the shop would make the element from a string, which
 * Trusted Types forbid.
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
