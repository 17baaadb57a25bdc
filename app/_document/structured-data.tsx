"use client";

import { dataOf, type DataPage } from "@/app/_document/page-structured-data";
import { DataBlock } from "@/app/_document/data-block";
import type { Language } from "@/lib/language/language";

/**
 * What search engines read of a page, in the served document only. It knows its page by name: what
 * a component is given stands in the document a second time, for the router.
 */
export function StructuredData({ language, ...which }: { language: Language } & DataPage) {
  return typeof window === "undefined" ? <DataBlock data={dataOf(language, which)} /> : null;
}
