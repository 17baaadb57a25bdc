import fc from "fast-check";
import { items } from "@/lib/shop/catalogue";
import {
  cartFragment,
  transferredIds,
  hasCartFragment,
  type Arrival,
} from "@/lib/order/cart/cart-transfer-fragment";

const shop = "https://dehatimilk.example";
const switched: Arrival = {
  address: `${shop}/hi/about#cart=a2-milk:1-liter,homemade-curd:500g`,
  referrer: `${shop}/about`,
  navigation: "navigate",
  isOwnReload: false,
  leftWith: undefined,
};
const leftWith = "#cart=a2-milk:1-liter,homemade-curd:500g";
const ownReload = { navigation: "reload", isOwnReload: true };

test("hands over the ids of all lines in their order", () => {
  const id = fc.constantFrom(...items.map((item) => item.id));
  fc.assert(
    fc.property(fc.array(id, { maxLength: 500 }), (ids) => {
      const address = `${shop}/hi/about${cartFragment(ids)}`;

      expect(transferredIds({ ...switched, address })).toEqual(ids);
    }),
  );
});

test("an empty cart leaves the address as it is", () => {
  expect(cartFragment([])).toBe("");
});

test.each<[string, Partial<Arrival>]>([
  ["another site", { referrer: "https://evil.example/about" }],
  ["another site with our address in its own", { referrer: `https://evil.example/?${shop}/about` }],
  ["a chat, a mail, a bookmark", { referrer: "" }],
  ["an app", { referrer: "android-app://com.whatsapp/" }],
  ["a reload by the shopper", { navigation: "reload" }],
  ["the history", { navigation: "back_forward" }],
  ["a link that is not what the page before left with", { referrer: "", leftWith: "#cart=x" }],
  ["a link after a page that left with nothing", { referrer: "", leftWith: "" }],
  ["a reload of what a page left with", { navigation: "reload", referrer: "", leftWith }],
  ["a browser that does not say how it came here", { navigation: undefined }],
])("takes nothing from %s", (_, arrival) => {
  expect(transferredIds(switched)).toEqual(["a2-milk:1-liter", "homemade-curd:500g"]);
  expect(transferredIds({ ...switched, ...arrival })).toEqual([]);
});

test.each<[string, Partial<Arrival>]>([
  ["another page of the shop", { referrer: `${shop}/products` }],
  ["the page itself", { referrer: `${shop}/hi/about` }],
  ["a page of the shop that the browser does not name as the referrer", { referrer: "", leftWith }],
  ["a reload by the shop, however the page was reached", { ...ownReload, referrer: "" }],
  [
    "a reload by the shop, also after another site",
    { ...ownReload, referrer: "https://a.example" },
  ],
])("takes the cart from %s", (_, arrival) => {
  expect(transferredIds({ ...switched, ...arrival })).toEqual([
    "a2-milk:1-liter",
    "homemade-curd:500g",
  ]);
});

test("recognizes its own fragment", () => {
  const addresses = ["#cart=x", "#cart=", "#order=a2-milk:1-liter", "#cart", "", "?cart=#top"];

  expect(addresses.filter((end) => hasCartFragment(`${shop}/hi${end}`))).toEqual([
    "#cart=x",
    "#cart=",
  ]);
  expect(
    transferredIds({ ...switched, address: `${shop}/hi/about#order=a2-milk:1-liter` }),
  ).toEqual([]);
});

test("limits the number of lines that it sends and accepts", () => {
  const endless = Array.from({ length: 10_000 }, () => "a2-milk:1-liter");

  expect(cartFragment(endless).split(",")).toHaveLength(500);
  expect(
    transferredIds({ ...switched, address: `${shop}/hi/about#cart=${endless.join(",")}` }),
  ).toHaveLength(500);
});
