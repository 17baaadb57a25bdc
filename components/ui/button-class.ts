/** The look of everything that is pressed, link or button: at least 48 px high. */
export function buttonClass(look: "primary" | "secondary" | "quiet"): string {
  return `button ${look}`;
}
