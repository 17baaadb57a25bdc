import fc from "fast-check";
import { orderNumber } from "@/lib/order/random-order-number";

test("takes each character from the random numbers", () => {
  const chances = [0, 0.999999, 0.5, 0.25];

  expect(orderNumber(() => chances.shift() ?? 0)).toBe("DM-2ZG7");
});

test("is short, and has no letter or digit that can be misread", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.9999999, noNaN: true }), (chance) => {
      expect(orderNumber(() => chance)).toMatch(/^DM-[2-9ACEGHJKQRUVWXYZ]{4}$/);
    }),
  );
});
