import type { Language } from "@/lib/language";
import { pathTo } from "@/lib/paths";

/** The address of the shop in one language: the site's own in English, with `/hi` in Hindi. */
export function shopAddress(siteUrl: string, language: Language): string {
  const path = pathTo(language, "home");
  return path === "/" ? siteUrl : siteUrl + path;
}

/** A web address as one types it: `https://dehatimilk.example/hi` → `dehatimilk.example/hi`. */
export function typedAddress(url: string): string {
  return url.replace(/^https?:\/\//, "");
}
