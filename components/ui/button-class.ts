/** The classes of a button, or of a link that looks like one. */
export function buttonClass(look: "primary" | "secondary" | "quiet"): string {
  return `button ${look}`;
}
