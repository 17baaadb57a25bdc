import type { Graph } from "schema-dts";
import { config } from "@/app/_document/owner-config-from-process-env";
import { en } from "@/lib/copy/en";
import { hi } from "@/lib/copy/hi";
import type { Language } from "@/lib/language/language";
import type { PageOrProduct } from "@/lib/language/paths";
import { structuredData } from "@/lib/seo/structured-data";

const copies = { en, hi };

/** The structured data of a page. scripts/next/webpack.mjs keeps this module out of the browser. */
export function dataOf(language: Language, name: PageOrProduct): Graph {
  return structuredData({ copy: copies[language], config }, name);
}
