import type { OfflineSets } from "@/lib/offline/pages-and-files-kept-offline";

// Replaced by scripts/build/bundle-server-and-service-worker.ts.
declare const BUILD: string;
declare const SETS: OfflineSets;

/** The build id of this service worker, and what it caches. */
export const build = BUILD;
export const sets = SETS;
