/** How long browsers and shared caches may keep what is served, as values of Cache-Control. */

/**
 * A page: browsers ask before they show it again. Shared caches ask after a minute: so long may
 * pages of a release stay that nobody told them of, and its scripts are kept for longer.
 */
export const PAGE_CACHING = "max-age=0, s-maxage=60";

/** What Next.js's router asks for at a page's address: none but the browser keeps it. */
export const DATA_CACHING = "private, no-cache";

/** A file whose name changes with its contents. */
export const HASHED_FILE_CACHING = "public, max-age=31536000, immutable";

const DAY_CACHING = "public, max-age=86400";

const FILES = {
  "/sw.js": "no-cache",
  "/.well-known/security.txt": DAY_CACHING,
  "/pictures/:file*": HASHED_FILE_CACHING,
  "/previews/:file*": HASHED_FILE_CACHING,
  "/icons/:file*": DAY_CACHING,
};

/** The header rules of files, as Next.js's configuration takes them. */
export const fileCacheRules = Object.entries(FILES).map(([source, value]) => ({
  source,
  headers: [{ key: "Cache-Control", value }],
}));
