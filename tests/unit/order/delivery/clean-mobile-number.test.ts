import fc from "fast-check";
import { cleanMobile, isMobileDoubtful } from "@/lib/order/delivery/clean-mobile-number";

test.each([
  ["9876543210", "9876543210"],
  ["+91 98765-43210", "9876543210"],
  ["+919876543210", "9876543210"],
  ["919876543210", "9876543210"],
  ["0091 98765 43210", "9876543210"],
  ["+91 0 98765 43210", "9876543210"],
  ["09876543210", "9876543210"],
  ["(98765) 43210", "9876543210"],
  ["98765\u00a043210", "9876543210"],
  ["98765–43210", "9876543210"],
  ["९८७६५४३२१०", "9876543210"],
  ["+९१ ९८७६५ ४३२१०", "9876543210"],
  ["9198765432", "9198765432"],
  ["6000000000", "6000000000"],
])("reads %j as %s", (typed, number) => {
  expect([cleanMobile(typed), isMobileDoubtful(typed)]).toEqual([number, false]);
});

test.each(["", "  ", "\u200b"])("nothing typed (%j) is not doubtful", (typed) => {
  expect(isMobileDoubtful(typed)).toBe(false);
});

test.each(["12345", "5876543210", "+977 9812345678", "98765 4321", "call my wife", "98765432101"])(
  "leaves %j as it was typed, since it is no Indian mobile number",
  (typed) => {
    expect([cleanMobile(typed), isMobileDoubtful(typed)]).toEqual([typed, true]);
  },
);

test("reads every mobile number through every prefix and grouping", () => {
  const number = fc
    .tuple(fc.integer({ min: 6, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
    .map(([first, rest]) => `${first}${String(rest).padStart(9, "0")}`);
  const prefix = fc.constantFrom("", "+91", "91", "0091", "0", "+91 ", "+91-", "0 ");
  const gap = fc.constantFrom("", " ", "-", "  ");
  fc.assert(
    fc.property(number, prefix, gap, (digits, before, between) => {
      const typed = before + digits.slice(0, 5) + between + digits.slice(5);
      expect(cleanMobile(typed)).toBe(digits);
    }),
  );
});
