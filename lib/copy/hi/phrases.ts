import type * as en from "@/lib/copy/en/phrases";
import * as facts from "@/lib/shop/facts";
import { dayPart, type DayPart } from "@/lib/shop/format";

export const pureAndFresh = "शुद्ध और ताज़ा, न कोई मिलावट, न कोई प्रिज़र्वेटिव";
export const hygienic = "दुहने और पैक करने में पूरी सफ़ाई";
export const freshEveryMorning = "हर सुबह ताज़ा";

export const dayParts: Readonly<Record<DayPart, string>> = {
  "small-hours": "रात",
  morning: "सुबह",
  afternoon: "दोपहर",
  evening: "शाम",
  night: "रात",
};

/** An hour of the 24-hour clock: `8` → `सुबह 8 बजे`. */
export const clock = (hour: number) => `${dayParts[dayPart(hour)]} ${hour % 12 || 12} बजे`;
const span = ({ from, to }: typeof facts.deliveryHours) => `${clock(from)} से ${clock(to)} तक`;
export const deliverySpan = span(facts.deliveryHours);
export const supportSpan = span(facts.supportHours);
/** A number of hours as it stands before "के अंदर", "पहले" or "बाद", where one hour is घंटे, too. */
export const duration = (hours: number) => `${hours} घंटे`;
export const cancelBy = `ऑर्डर डिलीवरी के तय समय से ${duration(facts.cancellation.oneTimeHoursBefore)} पहले तक रद्द कर सकते हैं।`;
export const areaName = `${facts.area.hi.state} के ${facts.area.hi.city}`;

export const planNames: typeof en.planNames = {
  daily: "रोज़",
  "alternate-day": "एक दिन छोड़कर",
  weekly: "हर हफ़्ते",
};
const plans = facts.subscriptionPlans.map((plan) => planNames[plan]);
/** The plans that there are: `रोज़, एक दिन छोड़कर या हर हफ़्ते`. */
export const anyPlan = new Intl.ListFormat("hi-IN", { type: "disjunction" }).format(plans);
