import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { colours } from "./lib/design";
import { pictureLooks } from "./lib/pictures";

/** The design tokens. */
const config: Config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    colors: { transparent: "transparent", current: "currentColor", ...colours },
    /** See app/fonts.css. */
    fontFamily: { sans: "var(--sans)", display: "var(--display)" },
    // Each with its line height, to which globals.css gives more in Devanagari. Headings grow with the screen, and where text is
    // large no further than words fit.
    fontSize: {
      small: ["0.9375rem", "var(--text-line, 1.5)"],
      body: ["1.0625rem", "var(--body-line, 1.6)"],
      lead: ["1.1875rem", "var(--text-line, 1.55)"],
      title: ["min(1.375rem, 24px + 3vw)", "1.3"],
      heading: ["min(clamp(1.75rem, 1.35rem + 1.8vw, 2.5rem), 32px + 3vw)", "1.15"],
      display: ["min(clamp(2.25rem, 1.5rem + 3.4vw, 4rem), 40px + 4vw)", "1.06"],
    },
    borderRadius: { none: "0", control: "0.5rem", card: "0.75rem", popup: "1rem", full: "9999px" },
    screens: { sm: "480px", md: "768px", lg: "1100px" },
    extend: {
      /** The page's width, the space beside it on narrow screens, and the one below what is at the end of the screen. */
      spacing: {
        page: "76rem",
        gutter: "clamp(1rem, 4.5vw, 2.5rem)",
        safe: "max(1rem, env(safe-area-inset-bottom))",
      },
      boxShadow: {
        float: `0 0.5rem 1.5rem ${colours.shadow.pale}`,
        around: `0 0 0 100vmax ${colours.shadow.DEFAULT}`,
      },
      animation: {
        count: "count 160ms ease-out",
        rise: "rise 160ms ease-out",
        work: "work 960ms ease-in-out infinite alternate",
        settle: "settle 350ms",
        offer: "offer 10s step-end",
      },
      keyframes: {
        count: { from: { transform: "scale(1.35)" } },
        // Not a transform, to which the cover of the screen in a popup would be fixed.
        rise: { from: { opacity: "0", marginBlock: "1.5rem -1.5rem" } },
        work: { from: { transform: "scaleX(0.25)" } },
        settle: { "from, to": { visibility: "visible" } },
        offer: { from: { visibility: "hidden", maxHeight: "0" } },
      },
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
