import type { Language } from "@/lib/language";

/**
 * Pages that are not cached, because they are of no use without a network: sign-in, and the leaflet,
 * which nobody prints from a phone. This saves each phone 45 KB.
 */
export const neverCachedPaths = /^\/(?:_|(?:hi\/)?(?:auth\/|(?:login|leaflet)$))/;

/** The seller's page, which is cached only after a visit: shoppers have no use for it. */
export const cachedOnVisitPaths = /^\/(?:hi\/)?seller$/;

/** What the service worker caches for one language. Addresses are path and query. */
export interface OfflineSet {
  /** Scripts, styles, fonts, icons and ornaments, whose names change with their contents. */
  readonly assets: readonly string[];
  /** Paths of the pages. */
  readonly pages: readonly string[];
  /** One file of each picture in the pages. */
  readonly pictures: readonly string[];
  /** Pages that are cached only once they have been visited. */
  readonly onVisit: readonly PageSet[];
}

/** One page, and the assets that it needs in addition to those of all pages. */
export interface PageSet {
  readonly page: string;
  readonly assets: readonly string[];
}

/** What the build writes into the service worker. */
export type OfflineSets = Readonly<Record<Language, OfflineSet>>;

/**
 * What to cache for a visitor: the pages of all visitors, and those that this one has visited.
 *
 * @param addresses of the pages that are open or already cached, by any build
 */
export function filesToCache(
  { assets, pages, onVisit }: OfflineSet,
  addresses: readonly string[],
): Pick<OfflineSet, "assets" | "pages"> {
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  const visited = onVisit.filter(({ page }) => paths.has(page));
  return {
    assets: [...assets, ...visited.flatMap((set) => set.assets)],
    pages: [...pages, ...visited.map(({ page }) => page)],
  };
}

/**
 * Files of the text face that only machines without a good one fetch (app/_fonts/text-font-stack-and-faces.css).
 * They are cached only after a page has needed them.
 */
export const lastResortFont = /\/noto-sans-[^/]+\.woff2$/;
