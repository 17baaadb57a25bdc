// Values of Cache-Control.

/**
 * Of a page: browsers revalidate it each time, shared caches after a minute. They may show a page of
 * the previous release for that long, because its scripts stay available for longer.
 */
export const pageCaching = "max-age=0, s-maxage=60";

/** Of a page's data, which Next.js's router requests at the same address: only the browser keeps it. */
export const dataCaching = "private, no-cache";

/** Of a file whose name changes with its contents. */
export const hashedFileCaching = "public, max-age=31536000, immutable";

const dayCaching = "public, max-age=86400";

const cachingOfFiles = {
  "/sw.js": "no-cache",
  "/.well-known/security.txt": dayCaching,
  "/pictures/:file*": hashedFileCaching,
  "/previews/:file*": hashedFileCaching,
  "/icons/:file*": dayCaching,
};

/** The header rules of files, in the form of Next.js's configuration. */
export const fileCacheRules = Object.entries(cachingOfFiles).map(([source, value]) => ({
  source,
  headers: [{ key: "Cache-Control", value }],
}));
