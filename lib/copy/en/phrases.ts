import * as facts from "@/lib/shop/facts";

// Claims that stand in several texts, worded so that they can begin or end a sentence (docs/claims.md).
export const pureAndFresh = "Pure and fresh, with no adulteration or preservatives";
export const hygienic = "hygienic milking and packaging";
export const freshEveryMorning = "Fresh every morning";

/** An hour of the clock, 0 to 24: `8` → `8 AM`, `20` → `8 PM`, `24` → `12 AM`; with minutes `8:00 AM`. */
export const clock = (hour: number, minutes = "") =>
  `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? "AM" : "PM"}`;
const span = ({ from, to }: typeof facts.deliveryHours, minutes = "") =>
  `${clock(from, minutes)} to ${clock(to, minutes)}`;
export const deliverySpan = span(facts.deliveryHours);
export const supportSpan = span(facts.supportHours, ":00");
export const duration = (hours: number) => (hours === 1 ? "1 hour" : `${hours} hours`);
/** Until when a shopper may change their mind. */
export const cancelBy = `An order can be cancelled up to ${duration(facts.cancellation.oneTimeHoursBefore)} before the delivery slot.`;
export const areaName = `${facts.area.en.city}, ${facts.area.en.state}`;

export const planNames = { daily: "Daily", "alternate-day": "Alternate day", weekly: "Weekly" };
const plans = facts.subscriptionPlans.map((plan) => planNames[plan].toLowerCase());
const anyOf = new Intl.ListFormat("en-IN", { type: "disjunction" }).format(plans);
/** The plans that there are: `a daily, alternate day or weekly plan`. */
export const anyPlan = `${/^[aeiou]/.test(anyOf) ? "an" : "a"} ${anyOf} plan`;
