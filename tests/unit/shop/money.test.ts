import fc from "fast-check";
import { formatRupees } from "@/lib/shop/money";

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
