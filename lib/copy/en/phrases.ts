import { deliveryHours, place, supportHours, type OpenHours } from "@/lib/shop/facts";
import { formatClock } from "@/lib/shop/format";

/**
 * What the shop claims more than once, each worded here alone, to begin or to end a sentence.
 * `docs/claims.md` names every place in which a claim stands.
 */
export const claims = {
  pureAndFresh: "Pure and fresh, with no adulteration or preservatives",
  hygienic: "hygienic milking and packaging",
  freshEveryMorning: "Fresh every morning",
};

const span = ({ from, to }: OpenHours, minutes = "") =>
  `${formatClock(from, minutes)} to ${formatClock(to, minutes)}`;
export const deliverySpan = span(deliveryHours);
export const supportSpan = span(supportHours, ":00");
export const duration = (count: number) => (count === 1 ? "1 hour" : `${count} hours`);
export const region = `${place.en.city}, ${place.en.state}`;
