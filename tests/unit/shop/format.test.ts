import fc from "fast-check";
import { clock } from "@/lib/copy/en/phrases";
import { formatRupees } from "@/lib/shop/format";

test("writes every amount as Intl does for India", () => {
  const options = { style: "currency", currency: "INR", maximumFractionDigits: 0 } as const;
  const format = new Intl.NumberFormat("en-IN", options);
  fc.assert(
    fc.property(fc.maxSafeNat(), (rupees) => formatRupees(rupees) === format.format(rupees)),
  );
  expect(() => formatRupees(200 / 3)).toThrow("no sum in whole rupees");
});

test("writes hours by a clock of twelve", () => {
  const hours = [0, 8, 12, 20, 24].map((hour) => clock(hour));
  expect([...hours, clock(21, ":00")]).toEqual("12 AM,8 AM,12 PM,8 PM,12 AM,9:00 PM".split(","));
});
