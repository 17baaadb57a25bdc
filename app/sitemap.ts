import type { MetadataRoute } from "next";
import { config } from "@/components/content";
import { languages, type Language } from "@/lib/language";
import { indexedPages, pathTo, productPath, wholeAddress } from "@/lib/paths";
import { languageAlternates } from "@/lib/seo/metadata";
import { products } from "@/lib/shop/catalogue";

/** Every page that search engines may show, in both languages. Without dates, which nobody maintains. */
export default function sitemap(): MetadataRoute.Sitemap {
  const pages = [
    ...indexedPages.map((page) => (language: Language) => pathTo(language, page)),
    ...products.map(
      ({ id }) =>
        (language: Language) =>
          productPath(language, id),
    ),
  ];
  return pages.flatMap((pathIn) => {
    const addressIn = (language: Language) => wholeAddress(config.siteUrl, pathIn(language));
    const alternates = { languages: languageAlternates(addressIn) };
    return languages.map((language) => ({ url: addressIn(language), alternates }));
  });
}
