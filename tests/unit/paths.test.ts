import { otherLanguagePath, pathTo, productPath, typedAddress, wholeAddress } from "@/lib/paths";

test.each([
  [pathTo("en", "home"), pathTo("hi", "home"), "/", "/hi"],
  [pathTo("en", "refund"), pathTo("hi", "refund"), "/refund", "/hi/refund"],
  [
    productPath("en", "a2-milk"),
    productPath("hi", "a2-milk"),
    "/products/a2-milk",
    "/hi/products/a2-milk",
  ],
  ["/history", "/hi/history", "/history", "/hi/history"],
])("%s and %s are the same page in two languages", (first, second, english, hindi) => {
  expect([first, second]).toEqual([english, hindi]);
  expect([otherLanguagePath(english), otherLanguagePath(hindi)]).toEqual([hindi, english]);
});

test.each([
  ["en", "https://dehatimilk.example", "dehatimilk.example"],
  ["hi", "https://dehatimilk.example/hi", "dehatimilk.example/hi"],
] as const)("the shop in %s is at %s, which people type as %s", (language, address, typed) => {
  expect(wholeAddress("https://dehatimilk.example", pathTo(language, "home"))).toBe(address);
  expect(typedAddress(address)).toBe(typed);
});
