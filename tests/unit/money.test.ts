import { formatRupees } from "@/lib/money";

test.each([
  [0, "₹0"],
  [60, "₹60"],
  [1599, "₹1,599"],
  [123456, "₹1,23,456"],
])("writes %i rupees as %s", (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});
