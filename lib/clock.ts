/** An hour of the 24-hour clock in English: `8` → `8 AM`, `20` → `8 PM`. */
export function formatHour(hour: number): string {
  return `${hour % 12 || 12} ${dayPeriod(hour)}`;
}

/** The same with minutes: `8` → `8:00 AM`, `21` → `9:00 PM`. */
export function formatHourAndMinutes(hour: number): string {
  return `${hour % 12 || 12}:00 ${dayPeriod(hour)}`;
}

function dayPeriod(hour: number): "AM" | "PM" {
  return hour < 12 ? "AM" : "PM";
}
