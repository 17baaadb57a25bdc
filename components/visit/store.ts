import { visitEvent } from "@/components/visit/protocol";
import { emptyVisit, openPopup, type Change } from "@/lib/order/visit";

// The state lives in the script in the head. Components are bundled apart from it, where an import of this module would
// be a second, empty copy: they use use-visit.ts instead.
let visit = emptyVisit;

/** Returns the visit of this page as it is now. */
export const readVisit = () => visit;

/** Replaces the visit by what the change makes of it, and dispatches {@link visitEvent}. */
export function changeVisit(change: Change): void {
  visit = change(visit);
  dispatchEvent(new Event(visitEvent));
}

/** Closes the popup that is open, if there is one. */
export const closePopup = () => changeVisit(openPopup("none"));
