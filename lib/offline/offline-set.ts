import type { Language } from "@/lib/language/language";

/** What the service worker keeps of one language. Addresses are path and query. */
export interface OfflineSet {
  /** Scripts, styles, fonts, icons and ornaments; the name of each changes with its contents. */
  readonly assets: readonly string[];
  /** Paths of the pages. */
  readonly pages: readonly string[];
}

/** What one build of the shop puts into its service worker. */
export type OfflineSets = Readonly<Record<Language, OfflineSet>>;

/**
 * Files of the text face that only machines without a good one fetch (app/_fonts/text.css). Nobody is
 * made to keep them; who needed them does.
 */
export const lastResortFont = /\/noto-sans-[^/]+\.woff2$/;
