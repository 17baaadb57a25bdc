import { fill } from "@/lib/order/text";

test.each([
  ["{count} lines", { count: 3 }, "3 lines"],
  ["{a}{b}{a}", { a: "x", b: 0 }, "x0x"],
  ["{unknown} stays", {}, "{unknown} stays"],
  ["{toString}", {}, "{toString}"],
  ["{name}", { name: "{other} $& $1", other: "no" }, "{other} $& $1"],
])("fills %j with %j", (template, values, text) => {
  expect(fill(template, values)).toBe(text);
});
