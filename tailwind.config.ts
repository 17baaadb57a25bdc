import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { colours, textSizes } from "./lib/design";

import { pictureLooks } from "./lib/pictures";

/** Where none of the system's faces is there; see app/_fonts/text-font-stack-and-faces.css. */
const lastResort = ['"Dehati Text"', '"Text DejaVu"', "sans-serif"];

/** The face of headings, and what stands in for it; see app/_fonts/display-font-fallbacks.css. */
const display = [
  '"Missing Devanagari"',
  "var(--font-display-latin)",
  "var(--font-display-devanagari)",
  '"Display Noto Devanagari"',
  '"Display Noto Sans Devanagari"',
  '"Display Noto Serif"',
  '"Display Georgia"',
  '"Display Times"',
  '"Display DejaVu Serif"',
  '"Display Noto Sans"',
  '"Display Roboto"',
  "serif",
];

/** The design tokens. */
const config: Config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    colors: { transparent: "transparent", current: "currentColor", ...colours },
    fontFamily: {
      sans: ["var(--system-sans)", ...lastResort],
      hindi: ['"Missing Name"', "var(--system-sans)", '"Dehati Hindi"', ...lastResort],
      display,
      native: ['"Missing Name"', ...display],
    },
    fontSize: textSizes,
    borderRadius: { none: "0", control: "0.5rem", card: "0.75rem", popup: "1rem", full: "9999px" },
    screens: { sm: "480px", md: "768px", lg: "1100px" },
    extend: {
      /** The page's width, and the space beside it on narrow screens. */
      spacing: { page: "76rem", gutter: "clamp(1rem, 4.5vw, 2.5rem)" },
    },
  },
  plugins: [
    plugin((api) => {
      // Of every picture, because no component spells out all ids.
      api.addBase(pictureLooks);
      // So that they can depend on the width of the screen.
      api.addUtilities(pictureLooks);
    }),
  ],
};

export default config;
