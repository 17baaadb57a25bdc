import type { ProductId } from "@/lib/shop/catalogue";
import { homePaths, type Language } from "@/lib/language/language";

const englishPaths = {
  home: homePaths.en,
  about: "/about",
  products: "/products",
  login: "/login",
  refund: "/refund",
  leaflet: "/leaflet",
  seller: "/seller",
  offline: "/offline",
} as const;
export type PageName = keyof typeof englishPaths;

/** The pages that search engines may show, besides those of the products. */
export const indexedPages = ["home", "products", "about", "refund"] as const;

/** A page that search engines may show, by its name or by its product. */
export type PageOrProduct = (typeof indexedPages)[number] | ProductId;

/** Where a sign-in ends: a helper page that nothing links to. */
export function signInDonePath(language: Language): string {
  return language === "en" ? "/auth/done" : otherLanguagePath("/auth/done");
}

/** Whether a path is answered by the server alone, and is no page of the shop. */
export function isServerPath(path: string): boolean {
  return /^\/(?:api|(?:hi\/)?auth)(?:\/|$)/.test(path);
}

/** The address of a page in one language: plain in English, below `/hi` in Hindi. */
export function pathTo(language: Language, page: PageName): string {
  const path = englishPaths[page];
  return language === "en" ? path : otherLanguagePath(path);
}

/** The address of a product's own page: `/products/a2-milk`, `/hi/products/a2-milk`. */
export function productPath(language: Language, product: ProductId): string {
  return `${pathTo(language, "products")}/${product}`;
}

/** The address of the same page in the other language: `/about` → `/hi/about`, `/hi` → `/`. */
export function otherLanguagePath(path: string): string {
  const { en, hi } = homePaths;
  if (path === en) return hi;
  if (path === hi) return en;
  return path.startsWith(`${hi}/`) ? path.slice(hi.length) : hi + path;
}

/**
 * The whole address of a path of the shop. The landing page is the bare origin, as the framework
 * writes it in canonical links: one page, one spelling.
 *
 * @param siteUrl origin without a slash at the end
 */
export function wholeAddress(siteUrl: string, path: string): string {
  return path === "/" ? siteUrl : siteUrl + path;
}

/** A web address as one types it: `https://dehatimilk.example/hi` → `dehatimilk.example/hi`. */
export function typedAddress(url: string): string {
  return url.replace(/^https?:\/\//, "");
}
