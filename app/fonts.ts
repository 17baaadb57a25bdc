import localFont from "next/font/local";
const latin = localFont({
  src: "./_fonts/files/rozha-one-latin.woff2",
  variable: "--font-display-latin",
  display: "swap",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0020-007E, U+00A0-00FF, U+2010-2026" }],
});
const devanagari = localFont({
  src: "./_fonts/files/rozha-one-devanagari.woff2",
  variable: "--font-display-devanagari",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0900-097F, U+200C-200D, U+20B9" }],
});
export const fonts = `${latin.variable} ${devanagari.variable}`;
