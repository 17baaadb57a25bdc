import {
  readPreparedOrderMark,
  preparedOrderMark,
} from "@/lib/order/prepared-order-in-history-state";
import { addToCart, emptyCart } from "@/lib/order/cart/cart";
import { itemsWith } from "@/tests/support/orders";

const linesOf = (...ids: string[]) => itemsWith(...ids).reduce(addToCart, emptyCart).lines;

const lines = linesOf("a2-milk:1-liter", "fresh-paneer:500g");
const details = { name: "Sita", address1: "Ward 7", address2: "", mobile: "1", landmark: "" };
const order = {
  number: "DM-7K3Q",
  placedAt: new Date("2026-11-20T13:12:00Z"),
  insteadOf: ["DM-2ZG7"],
  lines,
  details,
};
const fragment = "#order=a2-milk:1-liter,fresh-paneer:500g";
const mark = preparedOrderMark(order, fragment);

test("recognizes an order by its history entry, which contains nothing typed", () => {
  expect(readPreparedOrderMark(mark, fragment, [])).toEqual({ ...order, details: "forgotten" });
  expect(JSON.stringify(mark)).not.toContain("Sita");
});

test("an order with sold-out items counts as outdated", () => {
  expect(readPreparedOrderMark(mark, fragment, ["fresh-paneer:500g"])).toEqual({
    ...order,
    lines: linesOf("a2-milk:1-liter"),
    details: "outdated",
  });
  expect(
    readPreparedOrderMark(mark, fragment, ["a2-milk:1-liter", "fresh-paneer:500g"]),
  ).toBeUndefined();
});

test.each([
  ["no mark", undefined, fragment],
  ["the mark of another address", mark, "#order=pure-desi-ghee:1-kg"],
  ["a mark of another shape", { ...mark, number: 1 }, fragment],
  ["another mark", { isOwnReload: true }, fragment],
])("does not count as an order that was prepared here: %s", (_, state, at) => {
  expect(readPreparedOrderMark(state, at, [])).toBeUndefined();
});
