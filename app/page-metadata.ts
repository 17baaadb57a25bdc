import type { Metadata } from "next";
import type { Language } from "@/lib/language";
import { pathTo, type PageName } from "@/lib/paths";

/** Title, description and canonical address of one page, and where it is in each language. */
export function pageMetadata(
  words: { readonly title: string; readonly description: string },
  language: Language,
  page: PageName,
): Metadata {
  const english = pathTo("en", page);
  return {
    title: words.title,
    description: words.description,
    alternates: {
      canonical: pathTo(language, page),
      languages: { "en-IN": english, "hi-IN": pathTo("hi", page), "x-default": english },
    },
  };
}
