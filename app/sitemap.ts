import type { MetadataRoute } from "next";
import { config } from "@/components/content";
import { languages, type Language } from "@/lib/language";
import { indexedPages, pathTo, wholeAddress } from "@/lib/paths";
import { languageAlternates } from "@/lib/seo/metadata";
import { products } from "@/lib/shop/catalogue";

/** Every page that search engines may show, with its languages. Without dates, which nobody maintains. */
export default function sitemap(): MetadataRoute.Sitemap {
  const pages = [...indexedPages, ...products.map(({ id }) => id)];
  return pages.flatMap((page) => {
    const addressIn = (language: Language) => wholeAddress(config.SITE_URL, pathTo(language, page));
    const alternates = { languages: languageAlternates(addressIn) };
    return languages.map((language) => ({ url: addressIn(language), alternates }));
  });
}
