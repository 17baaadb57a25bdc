// Values of Cache-Control.

/**
 * Of a page: browsers revalidate it each time, shared caches after a minute. They may show a page of
 * the previous release for that long, because its scripts stay available for longer.
 */
export const PAGE_CACHING = "max-age=0, s-maxage=60";

/** Of a page's data, which Next.js's router requests at the same address: only the browser keeps it. */
export const DATA_CACHING = "private, no-cache";

/** Of a file whose name changes with its contents. */
export const HASHED_FILE_CACHING = "public, max-age=31536000, immutable";

const DAY_CACHING = "public, max-age=86400";

const FILES = {
  "/sw.js": "no-cache",
  "/.well-known/security.txt": DAY_CACHING,
  "/pictures/:file*": HASHED_FILE_CACHING,
  "/previews/:file*": HASHED_FILE_CACHING,
  "/icons/:file*": DAY_CACHING,
};

/** The header rules of files, in the form of Next.js's configuration. */
export const fileCacheRules = Object.entries(FILES).map(([source, value]) => ({
  source,
  headers: [{ key: "Cache-Control", value }],
}));
