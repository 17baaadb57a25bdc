import * as enOrder from "@/lib/copy/en/order";
import * as enPages from "@/lib/copy/en/pages";
import * as enSeller from "@/lib/copy/en/seller";
import * as enCatalogue from "@/lib/copy/en/catalogue";
import * as enSite from "@/lib/copy/en/site";
import * as hiOrder from "@/lib/copy/hi/order";
import * as hiPages from "@/lib/copy/hi/pages";
import * as hiSeller from "@/lib/copy/hi/seller";
import * as hiCatalogue from "@/lib/copy/hi/catalogue";
import * as hiSite from "@/lib/copy/hi/site";
import type { Language } from "@/lib/language";
import type { Config } from "@/lib/shop/config";

/** Every English word of the shop. The text in `{braces}` is a placeholder, which `fill` replaces. */
export const en = {
  language: "en" as const,
  ...enSite,
  ...enPages,
  ...enSeller,
  ...enCatalogue,
  ...enOrder,
};

/** The words of the shop in one language. A language that lacks a word does not compile. */
export type Copy = Omit<typeof en, "language"> & { readonly language: Language };

/** The shop in one language: its copy, and the owner's configuration. */
export interface Content {
  readonly copy: Copy;
  readonly config: Config;
}

/** The words of each page by its name. Those of the products page have another key. */
export const pageWords = (copy: Copy) => ({ ...copy, products: copy.productsPage });

/** Every Hindi word of the shop. Terms, spelling and their reasons are in docs/glossary.md. */
export const hi: Copy = {
  language: "hi",
  ...hiSite,
  ...hiPages,
  ...hiSeller,
  ...hiCatalogue,
  ...hiOrder,
};

/** The words by language. Client components must not import them: the server sends those of one language as props. */
export const copyIn: Readonly<Record<Language, Copy>> = { en, hi };

/** Every text in a part of the shop's words, each behind its key: `["cart.total", "Total"]`. */
export function textsOf(words: unknown, ...path: string[]): [key: string, text: string][] {
  if (typeof words === "string") return [[path.join("."), words]];
  if (!(words instanceof Object)) return [];
  return Object.entries(words).flatMap(([key, inner]) => textsOf(inner, ...path, key));
}
