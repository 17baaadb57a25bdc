"use client";

import { dataOf } from "@/app/_document/structured-data-on-server";
import { JsonLdScript } from "@/app/_document/json-ld-script";
import type { Language } from "@/lib/language/language";
import type { PageOrProduct } from "@/lib/language/paths";

/**
 * What search engines read of a page, in the served document only. It knows its page by name: what
 * a component is given stands in the document a second time, for the router.
 */
export function StructuredData({ language, of }: { language: Language; of: PageOrProduct }) {
  return typeof window === "undefined" ? <JsonLdScript data={dataOf(language, of)} /> : null;
}
