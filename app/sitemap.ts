import type { MetadataRoute } from "next";
import { config } from "@/components/content";
import { languages, type Language } from "@/lib/language";
import { pathTo, wholeAddress } from "@/lib/paths";
import { languageAlternates } from "@/lib/seo/metadata";
import { previewedPages } from "@/lib/seo/preview";

/** Every page that search engines may show, in both languages. Without dates, which nobody maintains. */
export default function sitemap(): MetadataRoute.Sitemap {
  return previewedPages.flatMap((page) => {
    const addressIn = (language: Language) => wholeAddress(config.siteUrl, pathTo(language, page));
    const alternates = { languages: languageAlternates(addressIn) };
    return languages.map((language) => ({ url: addressIn(language), alternates }));
  });
}
