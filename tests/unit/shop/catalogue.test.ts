import {
  findItem,
  items,
  itemsLeft,
  itemsOf,
  lowestPrice,
  products,
  readSoldOut,
  soldNames,
  type Item,
  type ProductId,
} from "@/lib/shop/catalogue";

test.each(products)("the prices of $id grow with its sizes", ({ id }) => {
  const row = itemsOf(id);
  const amountOf = ({ milliliters, grams }: Item) => milliliters + grams;

  expect(row).toEqual([...row].sort((one, other) => amountOf(one) - amountOf(other)));
  expect(row).toEqual([...row].sort((one, other) => one.rupees - other.rupees));
});

test("finds every item by its own id, and nothing by another", () => {
  expect(items.map((item) => findItem(item.id))).toEqual(items);
  expect(products.flatMap((product) => itemsOf(product.id))).toEqual(items);
  const others = ["", "desi-cow-milk", "homemade-curd:90-liter", "__proto__"];
  expect(others.filter(findItem)).toEqual([]);
});

const idsOf = (product: ProductId) => itemsOf(product).map(({ id }) => id);
const ghee = idsOf("pure-desi-ghee");

test.each<[string, readonly string[], readonly string[]]>([
  [" , ,", [], []],
  [`pure-desi-ghee, ${ghee[0]},pure-desi-ghee,`, ghee, []],
  ["butter, fresh-paneer:90-kg,pure-desi-ghee", ghee, ["butter", "fresh-paneer:90-kg"]],
  ["__proto__,Pure-Desi-Ghee", [], ["__proto__", "Pure-Desi-Ghee"]],
])("%j names these items", (list, ids, unknown) => {
  expect(readSoldOut(list)).toEqual({ ids, unknown });
});

test("reads every name, and all names together give all items", () => {
  const ids = items.map(({ id }) => id);

  expect(readSoldOut(soldNames.flat().join(","))).toEqual({ ids, unknown: [] });
});

test("tells which sizes are left, and from which price", () => {
  const [first, ...others] = itemsOf("fresh-paneer");
  const soldOut = [first?.id ?? "", ...ghee];

  expect(itemsLeft("fresh-paneer", soldOut)).toEqual(others);
  expect(itemsLeft("pure-desi-ghee", soldOut)).toEqual([]);
  expect(lowestPrice([...others].reverse())).toBe(others[0]?.rupees);
  expect(lowestPrice([])).toBeUndefined();
});
