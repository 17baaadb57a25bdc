import fc from "fast-check";
import { dayPart, formatHour, formatPhone, formatRupees, indianTime } from "@/lib/shop/format";

test.each([
  [0, "₹0"],
  [60, "₹60"],
  [1599, "₹1,599"],
  [123456, "₹1,23,456"],
])("writes %i rupees as %s", (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test("writes every amount as Intl does for India", () => {
  const format = new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    maximumFractionDigits: 0,
  });
  fc.assert(
    fc.property(fc.maxSafeNat(), (rupees) => formatRupees(rupees) === format.format(rupees)),
  );
});

test.each([
  ["+919876543210", "+91 98765 43210"],
  ["+91 9876543210", "+91 98765 43210"],
  ["+91-9876543210", "+91 98765 43210"],
  ["9876543210", "+91 98765 43210"],
])("people read the phone number %s as %s", (number, readable) => {
  expect(formatPhone(number)).toBe(readable);
});

test.each(["+91 98765 43210", "06473 222333", "1800 11 2345", "+9779812345678", "+12025550123"])(
  "the phone number %s stays as the owner wrote it",
  (number) => {
    expect(formatPhone(number)).toBe(number);
  },
);

test.each([
  [0, "12 AM", "12:00 AM"],
  [8, "8 AM", "8:00 AM"],
  [12, "12 PM", "12:00 PM"],
  [20, "8 PM", "8:00 PM"],
  [21, "9 PM", "9:00 PM"],
])("writes hour %i as %s and %s", (hour, short, long) => {
  expect([formatHour(hour), formatHour(hour, ":00")]).toEqual([short, long]);
});

test("divides the day as Hindi tells the time", () => {
  const hours = { "small-hours": [0, 3], morning: [4, 11], afternoon: [12, 15], evening: [16, 19] };

  for (const [part, [first = 0, last = 0]] of Object.entries(hours)) {
    expect([dayPart(first), dayPart(last)]).toEqual([part, part]);
  }
  expect([dayPart(20), dayPart(23)]).toEqual(["night", "night"]);
});

test("India's clock is five and a half hours ahead", () => {
  expect(indianTime(new Date("2026-12-31T18:30:00Z")).toISOString()).toBe(
    "2027-01-01T00:00:00.000Z",
  );
});
