import localFont from "next/font/local";

// The metric-matched fallbacks are in display-font-fallbacks.css: Next's own knows only Arial
// and Times, which phones lack.
/** The display face in Latin letters, which every language needs for figures and names. */
export const latin = localFont({
  src: "./files/rozha-one-latin.woff2",
  variable: "--font-display-latin",
  display: "swap",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0020-007E, U+00A0-00FF, U+2010-2026" }],
});
