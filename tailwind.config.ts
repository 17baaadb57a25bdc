import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { colours } from "./lib/design";
import { pictureLooks } from "./lib/pictures";

/** The design tokens. The colours are in lib/design.ts, because metadata needs them, too. */
const config: Config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    colors: { transparent: "transparent", current: "currentColor", ...colours },
    // Both are lists of faces in app/fonts.css.
    fontFamily: { sans: "var(--sans)", display: "var(--display)" },
    // Each size with its line height, which globals.css raises on Hindi pages. Headings grow with the screen.
    // Where text is large, min() keeps them from growing until words no longer fit.
    fontSize: {
      small: ["0.9375rem", "var(--text-line, 1.5)"],
      body: ["1.0625rem", "var(--body-line, 1.6)"],
      lead: ["1.1875rem", "var(--text-line, 1.55)"],
      title: ["min(1.375rem, 24px + 3vw)", "1.3"],
      heading: ["min(clamp(1.75rem, 1.35rem + 1.8vw, 2.5rem), 32px + 3vw)", "1.15"],
      display: ["min(clamp(2.25rem, 1.5rem + 3.4vw, 4rem), 40px + 4vw)", "1.06"],
    },
    borderRadius: { control: "0.5rem", card: "0.75rem", popup: "1rem", full: "9999px" },
    screens: { sm: "480px", md: "768px", lg: "1100px" },
    extend: {
      // The widest content of a page, the space beside it, and that below what is at the bottom of the screen.
      spacing: {
        page: "76rem",
        gutter: "clamp(1rem, 4.5vw, 2.5rem)",
        safe: "max(1rem, env(safe-area-inset-bottom))",
      },
      boxShadow: {
        // Hides what scrolls behind a button that stays at the bottom of a popup.
        skirt: `0 1rem 0 1.5rem ${colours.milk}`,
        float: `0 0.5rem 1.5rem ${colours.shadow.pale}`,
      },
      animation: {
        count: "count 160ms ease-out",
        rise: "rise 160ms ease-out",
        settle: "settle 350ms",
        help: "help 10s step-end",
      },
      keyframes: {
        count: { from: { transform: "scale(1.35)" } },
        // Not a transform, since fixed elements in a popup would then no longer cover the screen.
        rise: { from: { opacity: "0", marginBlock: "1.5rem -1.5rem" } },
        settle: { "from, to": { visibility: "visible" } },
        help: { from: { visibility: "hidden", maxHeight: "0" } },
      },
    },
  },
  plugins: [
    plugin((api) => {
      // All of them, because components compose their names (`photo-${id}`), which Tailwind cannot find.
      api.addBase(pictureLooks);
      // Also as utilities, so that they can have variants: `lg:photo-hero-wide`.
      api.addUtilities(pictureLooks);
    }),
  ],
};

export default config;
