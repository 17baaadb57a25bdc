/**
 * The colours of the shop: morning light on a lime-plastered village wall. Every text colour meets WCAG
 * AA on the backgrounds on which it is used. `tailwind.config.ts` imports this file, which must not
 * import others, because Tailwind's config loader does not resolve the `@/` alias.
 */
export const colours = {
  paper: "#f7efe0",
  milk: "#fffdf8",
  ink: { DEFAULT: "#3a2210", soft: "#664a33" },
  line: { DEFAULT: "#e2d2b6", strong: "#8f745a" },
  terracotta: { DEFAULT: "#a8501f", dark: "#86390f" },
  turmeric: { DEFAULT: "#c98a2b", pale: "#f3e1bd" },
  leaf: { DEFAULT: "#55703a" },
  indigo: "#23324f",
  alert: { DEFAULT: "#a3211b", pale: "#fbe9e3" },
  /** Ink that lets through what is below it: behind popups, and around what floats. */
  shadow: { DEFAULT: "rgb(58 34 16 / 55%)", pale: "rgb(58 34 16 / 18%)" },
} as const;

/** The sizes of text, each with its line height. Headings grow with the width of the screen. */
export const textSizes = {
  small: ["0.9375rem", "1.5"],
  body: ["1.0625rem", "1.6"],
  lead: ["1.1875rem", "1.55"],
  title: ["1.375rem", "1.3"],
  heading: ["clamp(1.75rem, 1.35rem + 1.8vw, 2.5rem)", "1.15"],
  display: ["clamp(2.25rem, 1.5rem + 3.4vw, 4rem)", "1.06"],
} as const satisfies Readonly<Record<string, readonly [size: string, lineHeight: string]>>;
