import { otherLanguagePath, pathTo, productPath, typedAddress, wholeAddress } from "@/lib/paths";

test("English pages have plain addresses, Hindi ones the same below /hi", () => {
  const pages = ["home", "about", "products", "login", "refund", "leaflet", "seller"] as const;

  expect(pages.map((page) => [pathTo("en", page), pathTo("hi", page)])).toEqual([
    ["/", "/hi"],
    ["/about", "/hi/about"],
    ["/products", "/hi/products"],
    ["/login", "/hi/login"],
    ["/refund", "/hi/refund"],
    ["/leaflet", "/hi/leaflet"],
    ["/seller", "/hi/seller"],
  ]);
});

test("each product has a page of its own below the products page", () => {
  expect([productPath("en", "a2-milk"), productPath("hi", "a2-milk")]).toEqual([
    "/products/a2-milk",
    "/hi/products/a2-milk",
  ]);
});

test.each([
  ["/", "/hi"],
  ["/products/a2-milk", "/hi/products/a2-milk"],
  ["/history", "/hi/history"],
])("%s and %s are the same page in two languages", (english, hindi) => {
  expect([otherLanguagePath(english), otherLanguagePath(hindi)]).toEqual([hindi, english]);
});

test.each([
  ["en", "https://dehatimilk.example", "dehatimilk.example"],
  ["hi", "https://dehatimilk.example/hi", "dehatimilk.example/hi"],
] as const)("the shop in %s is at %s, which people type as %s", (language, address, typed) => {
  expect(wholeAddress("https://dehatimilk.example", pathTo(language, "home"))).toBe(address);
  expect(typedAddress(address)).toBe(typed);
});

test("an address without encryption and with a port is typed without its scheme, too", () => {
  expect(typedAddress("http://192.168.1.20:3000/hi")).toBe("192.168.1.20:3000/hi");
});
