import { deliveryHours, place, supportHours, type Hours } from "@/lib/shop/facts";
import { formatHour } from "@/lib/shop/format";

/**
 * What the shop claims more than once, each worded here alone, to begin or to end a sentence.
 * `docs/advertising-claims.md` names every place in which a claim stands.
 */
export const claims = {
  pureAndFresh: "Pure and fresh, with no adulteration or preservatives",
  hygienic: "hygienic milking and packaging",
  freshEveryMorning: "Fresh every morning",
};

const span = ({ from, to }: Hours, minutes = "") =>
  `${formatHour(from, minutes)} to ${formatHour(to, minutes)}`;
export const deliverySpan = span(deliveryHours);
export const supportSpan = span(supportHours, ":00");
export const hours = (count: number) => (count === 1 ? "1 hour" : `${count} hours`);
export const region = `${place.en.city}, ${place.en.state}`;

export const greeting = "Hello Dehati Milk, I would like to place an order.";
