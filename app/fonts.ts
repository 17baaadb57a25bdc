import localFont from "next/font/local";

// Cut to what headings say (`npm run fonts`). Not preloaded, because a page needs one of the two files, and its style,
// which is in the page, asks for it just as soon.
const latin = localFont({
  src: "./fonts/rozha-one-latin.woff2",
  variable: "--rozha-one-latin",
  preload: false,
  // Next.js would stand in for it with Arial or Times, which phones lack: fonts.css has better.
  adjustFontFallback: false,
});
const hindi = localFont({
  src: "./fonts/rozha-one-hindi.woff2",
  variable: "--rozha-one-hindi",
  preload: false,
  adjustFontFallback: false,
});

export const fonts = `${latin.variable} ${hindi.variable}`;
