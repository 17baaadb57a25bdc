import localFont from "next/font/local";
import { latin } from "@/app/_fonts/display-font-all-pages";

// Of the Devanagari font, English pages need only the shop's name and the rupee sign.
const brand = localFont({
  src: "./files/rozha-one-brand.woff2",
  variable: "--font-display-devanagari",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0900-097F, U+20B9" }],
});

/** Classes for English documents, which set the font variables of the display face. */
export const englishFonts = `${latin.variable} ${brand.variable}`;
