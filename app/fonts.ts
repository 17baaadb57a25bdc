import localFont from "next/font/local";

// The metric-matched fallbacks are in fonts/fallback.css: Next's own knows only Arial and Times,
// which phones lack.
const latin = localFont({
  src: "./fonts/rozha-one-latin.woff2",
  variable: "--font-display-latin",
  display: "swap",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0020-007E, U+00A0-00FF, U+2010-2026" }],
});

// English pages need little of the Devanagari face: the name of the shop, and the rupee sign.
const brand = localFont({
  src: "./fonts/rozha-one-brand.woff2",
  variable: "--font-display-devanagari",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0900-097F, U+20B9" }],
});

/** Classes of an English document: the display face in the scripts that it needs. */
export const displayFonts = `${latin.variable} ${brand.variable}`;
