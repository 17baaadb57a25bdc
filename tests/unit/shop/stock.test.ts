import fc from "fast-check";
import { items, itemsOf } from "@/lib/shop/catalogue";
import { itemsLeft, lowestPrice, readNamedItems, stockNames } from "@/lib/shop/stock";

const ghee = ["pure-desi-ghee:500g", "pure-desi-ghee:1-kg"];

test.each<[string, readonly string[], readonly string[]]>([
  ["", [], []],
  [" , ,", [], []],
  ["pure-desi-ghee", ghee, []],
  ["fresh-paneer:1-kg", ["fresh-paneer:1-kg"], []],
  ["fresh-paneer:1-kg, pure-desi-ghee", [...ghee, "fresh-paneer:1-kg"], []],
  ["pure-desi-ghee,pure-desi-ghee:1-kg,pure-desi-ghee", ghee, []],
  [
    "butter, fresh-paneer:2-kg,fresh-paneer",
    itemsOf("fresh-paneer").map(({ id }) => id),
    ["butter", "fresh-paneer:2-kg"],
  ],
  ["__proto__", [], ["__proto__"]],
  ["Pure-Desi-Ghee", [], ["Pure-Desi-Ghee"]],
])("%j names these items", (list, ids, unknown) => {
  expect(readNamedItems(list)).toEqual({ ids, unknown });
});

test("reads every name, and all names together give all items", () => {
  const all = items.map(({ id }) => id);

  expect(readNamedItems(stockNames.flat().join(","))).toEqual({ ids: all, unknown: [] });
  fc.assert(
    fc.property(fc.subarray(all), (ids) => {
      expect(readNamedItems(ids.join(", "))).toEqual({ ids, unknown: [] });
    }),
  );
});

test("tells which sizes are left, and from which price", () => {
  const soldOut = ["fresh-paneer:250g", ...ghee];

  expect(itemsLeft("fresh-paneer", soldOut).map(({ size }) => size)).toEqual(["500g", "1-kg"]);
  expect(lowestPrice("fresh-paneer", soldOut)).toBe(249);
  expect(lowestPrice("fresh-paneer", [])).toBe(130);
  expect(itemsLeft("pure-desi-ghee", soldOut)).toEqual([]);
  expect(lowestPrice("pure-desi-ghee", soldOut)).toBeUndefined();
});
