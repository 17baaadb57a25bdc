import type { OfflineSets } from "@/lib/offline/pages-and-files-kept-offline";

// Filled in by scripts/build/offline/bundle-service-worker.ts.
declare const BUILD: string;
declare const SETS: OfflineSets;

/** Of which build this service worker is, and what it keeps of it. */
export const build = BUILD;
export const sets = SETS;
