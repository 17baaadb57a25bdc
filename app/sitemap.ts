import type { MetadataRoute } from "next";
import { config } from "@/app/config";
import { products } from "@/lib/catalogue";
import { type Language, locales } from "@/lib/language";
import { indexedPages, pathTo, productPath, wholeAddress } from "@/lib/paths";

const pages = [
  ...indexedPages.map((page) => (language: Language) => pathTo(language, page)),
  ...products.map(
    ({ id }) =>
      (language: Language) =>
        productPath(language, id),
  ),
];

/** Every page that may be found, in both languages. Without dates: nobody keeps true ones. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages.flatMap((pathIn) => {
    const english = wholeAddress(config.siteUrl, pathIn("en"));
    const hindi = wholeAddress(config.siteUrl, pathIn("hi"));
    const languages = { [locales.en]: english, [locales.hi]: hindi, "x-default": english };
    return [english, hindi].map((url) => ({ url, alternates: { languages } }));
  });
}
