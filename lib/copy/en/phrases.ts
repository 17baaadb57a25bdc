import { deliveryHours, place, supportHours, type OpenHours } from "@/lib/shop/facts";
import { formatClock } from "@/lib/shop/format";

/**
 * The claims that the shop makes in several texts, worded so that they can begin or end a sentence. `docs/claims.md`
 * names every text in which a claim stands.
 */
export const claims = {
  pureAndFresh: "Pure and fresh, with no adulteration or preservatives",
  hygienic: "hygienic milking and packaging",
  freshEveryMorning: "Fresh every morning",
};

/** Hours as a text: `8 AM to 8 PM`, with minutes `8:00 AM to 8:00 PM`. */
const span = ({ from, to }: OpenHours, minutes = "") =>
  `${formatClock(from, minutes)} to ${formatClock(to, minutes)}`;
export const deliverySpan = span(deliveryHours);
export const supportSpan = span(supportHours, ":00");
export const duration = (count: number) => (count === 1 ? "1 hour" : `${count} hours`);
export const region = `${place.en.city}, ${place.en.state}`;
