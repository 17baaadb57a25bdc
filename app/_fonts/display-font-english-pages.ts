import localFont from "next/font/local";
import { latin } from "@/app/_fonts/display-font-all-pages";

// English pages need little of the Devanagari face: the name of the shop, and the rupee sign.
const brand = localFont({
  src: "./files/rozha-one-brand.woff2",
  variable: "--font-display-devanagari",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0900-097F, U+20B9" }],
});

/** Classes of an English document: the display face in the scripts that it needs. */
export const englishFonts = `${latin.variable} ${brand.variable}`;
