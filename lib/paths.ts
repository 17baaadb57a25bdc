import { homePaths, type Language } from "@/lib/language";
import type { ProductId } from "@/lib/shop/catalogue";

/** The file that says what can be ordered now (`stockText`). */
export const stockPath = "/stock.txt";

/** The pages that search engines may show, in addition to those of the products. */
export const indexedPages = ["home", "products", "about", "refund"] as const;
export type IndexedPage = (typeof indexedPages)[number] | ProductId;

/** The pages that go by a name of their own; those of the products go by their ids. */
export const pageNames = [...indexedPages, "login", "leaflet", "seller", "offline"] as const;
export type PageName = (typeof pageNames)[number];

/** Any page: by its name, or by the product that it shows. */
export type Page = PageName | ProductId;

/** Whether a page goes by its own name, and not by that of a product. */
export function isPageName(page: Page): page is PageName {
  return pageNames.some((name) => name === page);
}

export function isIndexed(page: Page): page is IndexedPage {
  return !isPageName(page) || indexedPages.some((name) => name === page);
}

/** The path of the page where a sign-in begins and ends, in a popup or in the window of the shop. */
export function signInPath(language: Language): string {
  return inLanguage(language, "/auth/window");
}

/** The path of a page in one language: `/about`, `/hi/about`, `/hi/products/a2-milk`. */
export function pathTo(language: Language, page: Page): string {
  if (page === "home") return homePaths[language];
  return inLanguage(language, isPageName(page) ? `/${page}` : `/products/${page}`);
}

/** The path in one language of the page that has this path in English: `/about` → `/hi/about`, `/` → `/hi`. */
export function inLanguage(language: Language, englishPath: string): string {
  if (language === "en") return englishPath;
  return englishPath === homePaths.en ? homePaths.hi : homePaths.hi + englishPath;
}

/** The absolute address of a path. The landing page's ends without a slash, as Next.js writes it in canonical links. */
export function wholeAddress(siteUrl: string, path: string): string {
  return path === "/" ? siteUrl : siteUrl + path;
}
