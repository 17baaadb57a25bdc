/**
 * The sizes of text, each with its line height. Headings grow with the width of the screen.
 * `tailwind.config.ts` imports this file, which must not import others.
 */
export const textSizes = {
  small: ["0.9375rem", "1.5"],
  body: ["1.0625rem", "1.6"],
  lead: ["1.1875rem", "1.55"],
  title: ["1.375rem", "1.3"],
  heading: ["clamp(1.75rem, 1.35rem + 1.8vw, 2.5rem)", "1.15"],
  display: ["clamp(2.25rem, 1.5rem + 3.4vw, 4rem)", "1.06"],
} as const satisfies Readonly<Record<string, readonly [size: string, lineHeight: string]>>;
