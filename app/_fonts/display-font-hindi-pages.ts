import localFont from "next/font/local";
import { latin } from "@/app/_fonts/display-font-all-pages";

const devanagari = localFont({
  src: "./files/rozha-one-devanagari.woff2",
  variable: "--font-display-devanagari",
  display: "swap",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0900-097F, U+200C-200D, U+20B9" }],
});

/** Classes for Hindi documents, which set the font variables of the display face. */
export const hindiFonts = `${latin.variable} ${devanagari.variable}`;
