import type { MetadataRoute } from "next";
import { config } from "@/components/content";
import { languages } from "@/lib/language";
import { indexedPages, pathTo, wholeAddress } from "@/lib/paths";
import { products } from "@/lib/shop/catalogue";

/** Every page that search engines may show. Without dates, which nobody maintains; each page itself names its languages. */
export default function sitemap(): MetadataRoute.Sitemap {
  const pages = [...indexedPages, ...products.map(({ id }) => id)];
  return languages.flatMap((language) =>
    pages.map((page) => ({ url: wholeAddress(config.SITE_URL, pathTo(language, page)) })),
  );
}
