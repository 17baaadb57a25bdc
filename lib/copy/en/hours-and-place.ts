import { deliveryHours, place, supportHours } from "@/lib/shop/facts";
import { formatHour } from "@/lib/shop/format";

// What several texts say of when and where.

export const deliverySpan = `${formatHour(deliveryHours.from)} to ${formatHour(deliveryHours.to)}`;
export const supportSpan = `${formatHour(supportHours.from, ":00")} to ${formatHour(supportHours.to, ":00")}`;
export const hours = (count: number) => (count === 1 ? "1 hour" : `${count} hours`);
export const region = `${place.en.city}, ${place.en.state}`;
