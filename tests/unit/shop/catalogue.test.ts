import fc from "fast-check";
import {
  findItem,
  items,
  itemsLeft,
  itemsOf,
  lowestPrice,
  products,
  readStock,
  stockNames,
  subscriptionProducts,
} from "@/lib/shop/catalogue";

test("sells every product in every size at its price", () => {
  const priceList = items.map(({ id, rupees, milliliters, grams }) =>
    [id, rupees, milliliters, grams].join(" "),
  );

  expect(priceList).toEqual([
    "desi-cow-milk:half-liter 30 500 0",
    "desi-cow-milk:1-liter 60 1000 0",
    "desi-cow-milk:1.5-liter 90 1500 0",
    "desi-cow-milk:2-liter 120 2000 0",
    "homemade-curd:500g 65 0 500",
    "homemade-curd:1-kg 130 0 1000",
    "pure-desi-ghee:500g 799 0 500",
    "pure-desi-ghee:1-kg 1599 0 1000",
    "fresh-paneer:250g 130 0 250",
    "fresh-paneer:500g 249 0 500",
    "fresh-paneer:1-kg 499 0 1000",
    "a2-milk:half-liter 35 500 0",
    "a2-milk:1-liter 70 1000 0",
    "a2-milk:1.5-liter 105 1500 0",
    "a2-milk:2-liter 140 2000 0",
    "premium-fresh-milk:half-liter 45 500 0",
    "premium-fresh-milk:1-liter 90 1000 0",
    "premium-fresh-milk:1.5-liter 135 1500 0",
    "premium-fresh-milk:2-liter 180 2000 0",
  ]);
  expect(subscriptionProducts).toEqual(["desi-cow-milk", "a2-milk", "premium-fresh-milk"]);
});

test("finds every item by its own id, and nothing by another", () => {
  expect(items.map((item) => findItem(item.id))).toEqual(items);
  expect(products.flatMap((product) => itemsOf(product.id))).toEqual(items);
  const others = ["", "desi-cow-milk", "homemade-curd:2-liter", "__proto__"];
  expect(others.filter(findItem)).toEqual([]);
});

const ghee = ["pure-desi-ghee:500g", "pure-desi-ghee:1-kg"];

test.each<[string, readonly string[], readonly string[]]>([
  [" , ,", [], []],
  ["pure-desi-ghee, pure-desi-ghee:1-kg,pure-desi-ghee,", ghee, []],
  ["butter, fresh-paneer:2-kg,pure-desi-ghee", ghee, ["butter", "fresh-paneer:2-kg"]],
  ["__proto__,Pure-Desi-Ghee", [], ["__proto__", "Pure-Desi-Ghee"]],
])("%j names these items", (list, ids, unknown) => {
  expect(readStock(list)).toEqual({ ids, unknown });
});

test("reads every name, and all names together give all items", () => {
  const all = items.map(({ id }) => id);

  expect(readStock(stockNames.flat().join(","))).toEqual({ ids: all, unknown: [] });
  fc.assert(
    fc.property(fc.subarray(all), (ids) => {
      expect(readStock(ids.join(", "))).toEqual({ ids, unknown: [] });
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
