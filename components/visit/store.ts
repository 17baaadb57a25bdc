import { visitEvent } from "@/components/visit/protocol";
import { emptyVisit, openPopup, type Change } from "@/lib/order/visit";

// The state lives in the script in the head. Components are bundled apart from it, where an import of this module would
// be a second, empty copy: they use use-visit.ts instead.
let visit = emptyVisit;

export const readVisit = () => visit;

/** Replaces the visit by what the change makes of it, and dispatches {@link visitEvent}. */
export function changeVisit(change: Change): void {
  visit = change(visit);
  dispatchEvent(new Event(visitEvent));
}

export const closePopup = () => changeVisit(openPopup("none"));

/** The `data-` attributes of the document element. */
export const rootData = document.documentElement.dataset;

/** Whether React has taken over the page. */
export let isHydrated = false;

/** Remembers that React has taken over the page, which therefore works even if it was shown as without scripts. */
export function setHydrated(): void {
  isHydrated = true;
  delete rootData.failed;
}

/** Shows the page as it looks without scripts, with a message that says why: the style sheet follows the attribute. */
export function showAsWithoutScripts(): void {
  rootData.failed = "";
}

export const looksWithoutScripts = () => "failed" in rootData;

/** Writes a text into the element with this attribute, if the page has one. React leaves the texts of these alone. */
export function write(place: "added" | "awaited" | "count", text = ""): void {
  const element = document.querySelector(`[data-${place}]`);
  if (element) element.textContent = text;
}
