import fc from "fast-check";
import { clock } from "@/lib/copy/en/phrases";
import { formatRupees } from "@/lib/shop/format";

test("writes every amount as Intl does for India", () => {
  const format = new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    maximumFractionDigits: 0,
  });
  fc.assert(
    fc.property(fc.maxSafeNat(), (rupees) => formatRupees(rupees) === format.format(rupees)),
  );
  expect(() => formatRupees(200 / 3)).toThrow("no sum in whole rupees");
});

test.each([
  [0, "12 AM", "12:00 AM"],
  [8, "8 AM", "8:00 AM"],
  [12, "12 PM", "12:00 PM"],
  [20, "8 PM", "8:00 PM"],
  [21, "9 PM", "9:00 PM"],
  [24, "12 AM", "12:00 AM"],
])("writes hour %i as %s and %s", (hour, short, long) => {
  expect([clock(hour), clock(hour, ":00")]).toEqual([short, long]);
});
