/** Every text colour meets WCAG AA where it is used. No imports: Tailwind's loader does not know the alias `@/`. */
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
