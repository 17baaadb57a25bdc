import * as fc from "fast-check";
import { readablePhoneNumber } from "@/lib/shop/phone-number";

test.each([
  ["+919876543210", "+91 98765 43210"],
  ["+916473222333", "+91 64732 22333"],
  ["+91 9876543210", "+91 98765 43210"],
  ["+91-9876543210", "+91 98765 43210"],
  ["9876543210", "98765 43210"],
  // Nepal, three digits of country code; the United States, one; Singapore, eight digits.
  ["+9779812345678", "+977 981 234 5678"],
  ["+12025550123", "+1 202 555 0123"],
  ["+6581234567", "+65 812 345 67"],
  // An Indian number of another length keeps its digits together.
  ["+91180011234", "+91 180011234"],
])("%s is read as %s", (number, readable) => {
  expect(readablePhoneNumber(number)).toBe(readable);
});

test.each(["+91 00000 00000", "+91 6473-222 333", "06473 222333", "1800 11 2345", "+91 64732223"])(
  "%s stays as the owner wrote it",
  (number) => {
    expect(readablePhoneNumber(number)).toBe(number);
  },
);

test("grouping changes no digit", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[1-9]\d{6,14}$/), (number) => {
      expect(readablePhoneNumber(number).replaceAll(" ", "")).toBe(number);
    }),
  );
});
