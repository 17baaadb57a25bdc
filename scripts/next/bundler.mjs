/** What `next build` bundles with, as its flag says; docs/decisions/performance.md tells why. */
export const bundler = "webpack";
