import { otherLanguagePath, pathTo, productPath } from "@/lib/language/paths";

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
