import type { Language } from "@/lib/language/language";

/**
 * Pages that are of no use without a network: parts of a conversation with a server, signing in,
 * and the sheet to print. Not keeping the last two saves each phone 45 KB.
 */
export const neverKeptPaths = /^\/(?:_|(?:hi\/)?(?:auth\/|(?:login|leaflet)$))/;

/** The seller's own page: no shopper's phone fetches it. */
export const keptOnVisitPaths = /^\/(?:hi\/)?seller$/;

/** What the service worker keeps of one language. Addresses are path and query. */
export interface OfflineSet {
  /** Scripts, styles, fonts, icons and ornaments; the name of each changes with its contents. */
  readonly assets: readonly string[];
  /** Paths of the pages. */
  readonly pages: readonly string[];
  /** One file of each picture in the pages. */
  readonly pictures: readonly string[];
  /** Pages that are kept only where somebody has opened them: shoppers have no use for them. */
  readonly onVisit: readonly PageSet[];
}

/** One page, and what it needs besides what is kept anyway. */
export interface PageSet {
  readonly page: string;
  readonly assets: readonly string[];
}

/** What one build of the shop puts into its service worker. */
export type OfflineSets = Readonly<Record<Language, OfflineSet>>;

/**
 * All that is to be kept of a language.
 *
 * @param addresses of the pages that are open, or kept already by any build
 */
export function wantedOf(
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
 * Files of the text face that only machines without a good one fetch (app/_fonts/text-font-faces.css).
 * Nobody is made to fetch them; who needed them keeps them.
 */
export const lastResortFont = /\/noto-sans-[^/]+\.woff2$/;
