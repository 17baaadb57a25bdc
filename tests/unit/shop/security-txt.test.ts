import { securityTxt } from "@/lib/shop/security-txt";

test("says where to report a vulnerability, and until when that is valid", () => {
  const shop = { siteUrl: "https://shop.example", email: "hello@shop.example" };

  expect(securityTxt(shop, new Date("2026-11-22T10:00:00Z"))).toBe(
    [
      "Contact: mailto:hello@shop.example",
      "Expires: 2027-11-17T10:00:00.000Z",
      "Preferred-Languages: en, hi",
      "Canonical: https://shop.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
