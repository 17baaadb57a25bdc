import type { Language } from "@/lib/language";

const englishPaths = {
  home: "/",
  about: "/about",
  products: "/products",
  login: "/login",
  refund: "/refund",
} as const;
export type PageName = keyof typeof englishPaths;

/** Where a sign-in ends: a helper page of its own, the same for both languages. */
export const signInDonePath = "/auth/done";

/** The address of a page in one language: plain in English, below `/hi` in Hindi. */
export function pathTo(language: Language, page: PageName): string {
  const path = englishPaths[page];
  return language === "en" ? path : otherLanguagePath(path);
}

/** The address of the same page in the other language: `/about` → `/hi/about`, `/hi` → `/`. */
export function otherLanguagePath(path: string): string {
  if (path === "/") return "/hi";
  if (path === "/hi") return "/";
  return path.startsWith("/hi/") ? path.slice("/hi".length) : `/hi${path}`;
}

/** Ids of the places on a page that links lead to. */
export const anchors = {
  top: "top",
  content: "content",
  services: "services",
  subscribe: "subscribe",
  story: "our-story",
  account: "account",
} as const;
