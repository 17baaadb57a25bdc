import localFont from "next/font/local";
import { latin } from "@/app/_fonts/display-font-all-pages";

const devanagari = localFont({
  src: "./files/rozha-one-devanagari.woff2",
  variable: "--font-display-devanagari",
  display: "swap",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0900-097F, U+200C-200D, U+20B9" }],
});

/** Classes of a Hindi document: the display face in the scripts that it needs. */
export const hindiFonts = `${latin.variable} ${devanagari.variable}`;
