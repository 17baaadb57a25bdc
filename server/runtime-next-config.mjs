/**
 * What of Next.js's configuration counts when pages are served; header rules and rewrites are in
 * the build.
 */
export const servingConfig = {
  poweredByHeader: false,
  images: { unoptimized: true },
  experimental: { globalNotFound: true },
};
