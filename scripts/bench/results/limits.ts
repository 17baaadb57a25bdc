/**
 * What the shop must keep to on a cheap phone and a patchy network; docs/performance.md explains
 * each. KB are 1000 bytes, KiB 1024.
 */
export const limits = {
  /** Bytes of script, brotli, above an empty page of the same framework. */
  scriptAboveBaseline: { plain: 6_000, shop: 10_000 },
  /** Bytes of HTML and critical CSS together, brotli. */
  document: 15_000,
  styleSheets: 1,
  /** Bytes on the wire of everything that a page fetches by itself. */
  settled: { home: 240 * 1024, products: 250 * 1024 },
  prefetch: 20 * 1024,
  /** Bytes that the service worker may keep for later. */
  precache: 700 * 1000,
  /** Times of the same page without scripts. */
  paintRatio: 1.1,
  blockingMilliseconds: 50,
  layoutShift: 0,
  score: 100,
  /** From a finger's tap to the picture of its answer. */
  answerMilliseconds: 100,
  /** The same for the first tap on Add to Cart, before the page's scripts have come. */
  firstTapToPopup: 150,
  /** From there to the cart, where someone goes to it at once; the aim is 4,000. */
  firstTapToCart: 6_000,
  /** Pages per second, of those of an empty page. */
  serverRatio: 1,
} as const;
