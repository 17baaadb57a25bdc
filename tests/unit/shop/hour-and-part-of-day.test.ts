import { dayPart, formatHour, formatHourAndMinutes } from "@/lib/shop/hour-and-part-of-day";

test.each([
  [0, "12 AM", "12:00 AM"],
  [8, "8 AM", "8:00 AM"],
  [12, "12 PM", "12:00 PM"],
  [20, "8 PM", "8:00 PM"],
  [21, "9 PM", "9:00 PM"],
])("writes hour %i as %s and %s", (hour, short, long) => {
  expect([formatHour(hour), formatHourAndMinutes(hour)]).toEqual([short, long]);
});

test("divides the day as Hindi tells the time", () => {
  expect([0, 3, 4, 11, 12, 15, 16, 19, 20, 23].map(dayPart)).toEqual([
    "small-hours",
    "small-hours",
    "morning",
    "morning",
    "afternoon",
    "afternoon",
    "evening",
    "evening",
    "night",
    "night",
  ]);
});
