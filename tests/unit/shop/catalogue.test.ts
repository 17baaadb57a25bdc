import fc from "fast-check";
import {
  findItem,
  items,
  itemsLeft,
  itemsOf,
  lowestMilkPrice,
  lowestPrice,
  products,
  readStock,
  stockNames,
  subscriptionProducts,
} from "@/lib/shop/catalogue";

test("sells these sizes, in milliliters or grams, at prices that grow with them", () => {
  const sizes = products.map(({ id }) => {
    const row = itemsOf(id);
    const prices = row.map(({ rupees }) => rupees);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    return [id, ...row.map(({ size, milliliters, grams }) => `${size} ${milliliters || grams}`)];
  });
  const milk = ["half-liter 500", "1-liter 1000", "1.5-liter 1500", "2-liter 2000"];

  expect(sizes).toEqual([
    ["desi-cow-milk", ...milk],
    ["homemade-curd", "500g 500", "1-kg 1000"],
    ["pure-desi-ghee", "500g 500", "1-kg 1000"],
    ["fresh-paneer", "250g 250", "500g 500", "1-kg 1000"],
    ["a2-milk", ...milk],
    ["premium-fresh-milk", ...milk],
  ]);
  expect(subscriptionProducts).toEqual(["desi-cow-milk", "a2-milk", "premium-fresh-milk"]);
});

test("finds every item by its own id, and nothing by another", () => {
  expect(items.map((item) => findItem(item.id))).toEqual(items);
  expect(products.flatMap((product) => itemsOf(product.id))).toEqual(items);
  const others = ["", "desi-cow-milk", "homemade-curd:2-liter", "__proto__"];
  expect(others.filter(findItem)).toEqual([]);
});

const rupeesOf = (id: string) => findItem(id)?.rupees;
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
  expect(lowestPrice("fresh-paneer", soldOut)).toBe(rupeesOf("fresh-paneer:500g"));
  expect(lowestPrice("fresh-paneer", [])).toBe(rupeesOf("fresh-paneer:250g"));
  expect(itemsLeft("pure-desi-ghee", soldOut)).toEqual([]);
  expect(lowestPrice("pure-desi-ghee", soldOut)).toBeUndefined();
  expect(lowestMilkPrice(soldOut)).toBe(rupeesOf("desi-cow-milk:half-liter"));
  expect(lowestMilkPrice(items.map(({ id }) => id))).toBeUndefined();
});
