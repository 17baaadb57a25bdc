/** An hour of the 24-hour clock in English: `8` → `8 AM`, `20` → `8 PM`. */
export function formatHour(hour: number): string {
  return `${hour % 12 || 12} ${dayPeriod(hour)}`;
}

/** The same with minutes: `8` → `8:00 AM`, `21` → `9:00 PM`. */
export function formatHourAndMinutes(hour: number): string {
  return `${hour % 12 || 12}:00 ${dayPeriod(hour)}`;
}

export type DayPart = "small-hours" | "morning" | "afternoon" | "evening" | "night";

/** The part of the day, with which Hindi tells the time: 4 is in the morning, 20 at night. */
export function dayPart(hour: number): DayPart {
  if (hour < 4) return "small-hours";
  if (hour < 12) return "morning";
  if (hour < 16) return "afternoon";
  return hour < 20 ? "evening" : "night";
}

function dayPeriod(hour: number): "AM" | "PM" {
  return hour < 12 ? "AM" : "PM";
}
