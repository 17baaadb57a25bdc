import { deliveryHours, place, supportHours, type Hours } from "@/lib/shop/facts";
import { dayPart } from "@/lib/shop/format";
import { dayParts } from "@/lib/copy/hi/parts-of-day";

// What several texts say of when and where.

export const hour = (hour: number) => `${dayParts[dayPart(hour)]} ${hour % 12 || 12} बजे`;
const span = ({ from, to }: Hours) => `${hour(from)} से ${hour(to)} तक`;
export const deliverySpan = span(deliveryHours);
export const supportSpan = span(supportHours);
// Always before "के अंदर", "पहले" or "बाद", where one hour, too, is घंटे.
export const hours = (count: number) => `${count} घंटे`;
export const region = `${place.hi.state} के ${place.hi.city}`;
