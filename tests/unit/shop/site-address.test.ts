import { siteAddress, typedAddress } from "@/lib/shop/site-address";

test.each([
  ["en", "https://dehatimilk.example", "dehatimilk.example"],
  ["hi", "https://dehatimilk.example/hi", "dehatimilk.example/hi"],
] as const)("the shop in %s is at %s, which people type as %s", (language, address, typed) => {
  expect(siteAddress("https://dehatimilk.example", language)).toBe(address);
  expect(typedAddress(address)).toBe(typed);
});

test("an address without encryption and with a port is typed without its scheme, too", () => {
  expect(typedAddress("http://192.168.1.20:3000/hi")).toBe("192.168.1.20:3000/hi");
});
