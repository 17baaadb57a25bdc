/**
 * The part of Next.js's configuration that matters when pages are served. Header rules and rewrites
 * are in the build.
 */
export const servingConfig = {
  poweredByHeader: false,
  images: { unoptimized: true },
  experimental: { globalNotFound: true },
};
