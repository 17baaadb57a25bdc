import { deliveryHours, place, supportHours } from "@/lib/shop/hours-area-founding-year-and-terms";
import { formatHour, formatHourAndMinutes } from "@/lib/shop/hour-and-part-of-day";

// What several texts say of when and where.

export const deliverySpan = `${formatHour(deliveryHours.from)} to ${formatHour(deliveryHours.to)}`;
export const supportSpan = `${formatHourAndMinutes(supportHours.from)} to ${formatHourAndMinutes(supportHours.to)}`;
export const hours = (count: number) => (count === 1 ? "1 hour" : `${count} hours`);
export const region = `${place.city}, ${place.state}`;
