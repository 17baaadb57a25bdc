import * as fc from "fast-check";
import { readablePhoneNumber } from "@/lib/shop/readable-phone-number";

test.each([
  ["+919876543210", "+91 98765 43210"],
  ["+91 9876543210", "+91 98765 43210"],
  ["+91-9876543210", "+91 98765 43210"],
  ["9876543210", "+91 98765 43210"],
  ["+916473222333", "+91 6473 222 333"],
  ["+9779812345678", "+977 981 2345678"],
  ["+12025550123", "+1 202 555 0123"],
  ["+910000000000", "+91 00000 00000"],
])("%s is read as %s", (number, readable) => {
  expect(readablePhoneNumber(number)).toBe(readable);
});

test.each(["+91 00000 00000", "+91 6473-222 333", "06473 222333", "1800 11 2345", "+91 64732223"])(
  "%s stays as the owner wrote it",
  (number) => {
    expect(readablePhoneNumber(number)).toBe(number);
  },
);

test("an unknown number of another country stays as it is", () => {
  expect(readablePhoneNumber("+999123456789")).toBe("+999123456789");
});

test("grouping changes no digit", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{6,14}$/), (number) => {
      expect(readablePhoneNumber(number).replaceAll(/[ -]/g, "")).toBe(number);
    }),
  );
});
