import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { colours, textSizes } from "./lib/design";

import { pictureLooks } from "./lib/pictures";

/** The design tokens. */
const config: Config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    colors: { transparent: "transparent", current: "currentColor", ...colours },
    /** See app/fonts.css. */
    fontFamily: { sans: "var(--sans)", display: "var(--display)" },
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
