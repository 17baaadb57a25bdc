import type { Language } from "@/lib/language/language";
import { pathTo, wholeAddress } from "@/lib/language/paths";

/** The address of the shop in one language: the site's own in English, with `/hi` in Hindi. */
export function siteAddress(siteUrl: string, language: Language): string {
  return wholeAddress(siteUrl, pathTo(language, "home"));
}

/** A web address as one types it: `https://dehatimilk.example/hi` → `dehatimilk.example/hi`. */
export function typedAddress(url: string): string {
  return url.replace(/^https?:\/\//, "");
}
