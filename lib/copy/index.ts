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
import { otherLanguage, type Language } from "@/lib/language";

/** Every English word of the shop. Text in `{braces}` is filled in where it is used. */
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

/** The words of pages by their names: `products` is a page, too, whose words are of the catalogue. */
export const pageWords = (copy: Copy) => ({ ...copy, products: copy.catalogue });

/** Every Hindi word of the shop. Terms, spelling and their reasons are in docs/glossary.md. */
export const hi: Copy = {
  language: "hi",
  ...hiSite,
  ...hiPages,
  ...hiSeller,
  ...hiCatalogue,
  ...hiOrder,
};

/** The words of each language. Client components must not import it: pages bring those of one language. */
export const copyIn: Readonly<Record<Language, Copy>> = { en, hi };

/** The same words in the other language. */
export function otherCopy({ language }: Copy): Copy {
  return copyIn[otherLanguage(language)];
}
