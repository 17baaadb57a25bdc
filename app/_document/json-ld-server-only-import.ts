import type { Graph } from "schema-dts";
import { config } from "@/app/_document/owner-config-from-process-env";
import { copyIn } from "@/lib/copy/copy-in-both-languages";
import type { Language } from "@/lib/language/language";
import type { PageOrProduct } from "@/lib/language/paths";
import { structuredData } from "@/lib/seo/structured-data";

/** The structured data of a page. scripts/next/webpack.mjs keeps this module out of the browser. */
export function dataOf(language: Language, name: PageOrProduct): Graph {
  return structuredData({ copy: copyIn[language], config }, name);
}
