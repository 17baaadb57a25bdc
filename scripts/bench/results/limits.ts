/**
 * The limits of the shop on a cheap phone and a poor network; docs/performance.md explains them. KB are
 * 1000 bytes, KiB 1024.
 */
export const limits = {
  /** Bytes of script, brotli, above an empty page of the same framework. */
  scriptAboveBaseline: { plain: 6_000, shop: 10_000 },
  /** Bytes of HTML with its CSS, brotli. */
  document: 15_000,
  /** Files of style that the first paint waits for: a page holds its own. */
  styleSheets: 0,
  /** Bytes of everything that a page transfers by itself. */
  settled: { home: 240 * 1024, products: 250 * 1024 },
  /** Bytes fetched ahead of a tap. */
  prefetch: 20 * 1024,
  /** Bytes that the service worker may cache. */
  precache: 700 * 1000,
  /** Multiples of the time of the same page without scripts. */
  paintRatio: 1.1,
  blockingMilliseconds: 50,
  layoutShift: 0,
  score: 100,
  /** From a tap to the frame that shows its effect. */
  interactionMilliseconds: 100,
  /** The same for the first tap on Add to Cart, before the page's scripts have come. */
  firstTapToPopupMilliseconds: 150,
  /** From there to the cart, where someone goes to it at once; the aim is 4,000. */
  firstTapToCartMilliseconds: 6_000,
  /** Pages per second, as a multiple of the framework's server with an empty page. */
  serverRatio: 1,
} as const;
