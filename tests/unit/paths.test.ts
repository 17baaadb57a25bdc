import { pathTo, typedAddress, wholeAddress } from "@/lib/paths";

test.each([
  ["en", "https://dehatimilk.example", "dehatimilk.example"],
  ["hi", "https://dehatimilk.example/hi", "dehatimilk.example/hi"],
] as const)("the shop in %s is at %s, which people type as %s", (language, address, typed) => {
  expect(wholeAddress("https://dehatimilk.example", pathTo(language, "home"))).toBe(address);
  expect(typedAddress(address)).toBe(typed);
});
