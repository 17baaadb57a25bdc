import type { Language } from "@/lib/language";
import { signInDonePath } from "@/lib/paths";

/**
 * The address of the page where a sign-in ends.
 *
 * @param attempt the name of the channel on which a popup reports the result; undefined if the sign-in
 *   runs in the shop's own window
 */
export function resultAddress(language: Language, attempt?: string): string {
  const path = signInDonePath(language);
  return attempt ? `${path}?attempt=${attempt}` : path;
}

/**
 * The page where a sign-in ends: the requested address if it is one of the shop's result pages, else
 * the English one. Resolved as browsers do, so `//evil.example` and `/\evil.example` do not pass.
 *
 * @param origin of the site, like `https://shop.example`
 */
export function resultPage(wanted: string, origin: string): URL {
  const english = new URL(signInDonePath("en"), origin);
  const page = URL.canParse(wanted, origin) ? new URL(wanted, origin) : english;
  const isResult = [english.pathname, signInDonePath("hi")].includes(page.pathname);
  return page.origin === origin && isResult ? page : english;
}
