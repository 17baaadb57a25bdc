import type { Metadata } from "next";

/** Title, description and canonical address of one page. */
export function pageMetadata(
  words: { readonly title: string; readonly description: string },
  path: string,
): Metadata {
  return {
    title: words.title,
    description: words.description,
    alternates: { canonical: path },
  };
}
