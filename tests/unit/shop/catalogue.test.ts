import { findItem, items, itemsOf, products } from "@/lib/shop/catalogue";
import { en } from "@/lib/copy/en";

test("sells every product in every size at its price", () => {
  const priceList = items.map(
    (item) => `${en.products[item.product]}, ${en.sizes[item.size]}: ${item.rupees}`,
  );

  expect(priceList).toEqual([
    "Desi cow milk, 1/2 Liter: 30",
    "Desi cow milk, 1 Liter: 60",
    "Desi cow milk, 1.5 Liter: 90",
    "Desi cow milk, 2 Liter: 120",
    "Homemade Curd, 500g: 65",
    "Homemade Curd, 1 kg: 130",
    "Pure Desi Ghee, 500g: 799",
    "Pure Desi Ghee, 1 kg: 1599",
    "Fresh Paneer, 250g: 130",
    "Fresh Paneer, 500g: 249",
    "Fresh Paneer, 1 kg: 499",
    "A2 milk, 1/2 Liter: 35",
    "A2 milk, 1 Liter: 70",
    "A2 milk, 1.5 Liter: 105",
    "A2 milk, 2 Liter: 140",
    "Premium fresh milk, 1/2 Liter: 45",
    "Premium fresh milk, 1 Liter: 90",
    "Premium fresh milk, 1.5 Liter: 135",
    "Premium fresh milk, 2 Liter: 180",
  ]);
});

test("finds every item by its own id, and nothing by another", () => {
  expect(items.map((item) => findItem(item.id))).toEqual(items);
  expect(["", "desi-cow-milk", "homemade-curd:2-liter", "__proto__"].map(findItem)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("groups the items under their products without losing one", () => {
  expect(products.flatMap((product) => itemsOf(product.id))).toEqual(items);
});
