import type { VisitDataset } from "@/components/visit/protocol";

/** The `data-` attributes of the document element. */
export const rootData: DOMStringMap & VisitDataset = document.documentElement.dataset;

/** Whether React has taken over the page. */
export let isHydrated = false;

/** Remembers that React has taken over the page, which therefore works even if it was given up before. */
export function setHydrated(): void {
  isHydrated = true;
  delete rootData.failed;
}

/** Shows the page as it looks without scripts, with a message that says why: the style sheet follows the attribute. */
export function giveUp(): void {
  rootData.failed = "";
}

/** Returns whether the page looks as it does without scripts. */
export const hasGivenUp = () => "failed" in rootData;

/** Writes a text into the element with this attribute, if the page has one. React leaves the texts of these alone. */
export function write(place: "added" | "awaited" | "count", text = ""): void {
  const element = document.querySelector(`[data-${place}]`);
  if (element) element.textContent = text;
}
