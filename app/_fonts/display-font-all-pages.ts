import localFont from "next/font/local";

/**
 * The Latin letters of the display face, which every language needs for figures and names. Its
 * metric-matched fallbacks are in display-font-fallbacks.css, because those of Next.js are adjusted
 * Arial and Times, which phones lack.
 */
export const latin = localFont({
  src: "./files/rozha-one-latin.woff2",
  variable: "--font-display-latin",
  display: "swap",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0020-007E, U+00A0-00FF, U+2010-2026" }],
});
