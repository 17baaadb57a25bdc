import { resultAddress, resultPage } from "@/lib/auth/sign-in-result-address";

test("a sign-in ends on a page of its language, in a popup with the name of the attempt", () => {
  expect([resultAddress("en", "1-2"), resultAddress("hi"), resultAddress("hi", "")]).toEqual([
    "/auth/done?attempt=1-2",
    "/hi/auth/done",
    "/hi/auth/done",
  ]);
});

test("any other address leads to the English result page", () => {
  const origin = "https://shop.example";
  const ends = ["/auth/done?attempt=1-2", `${origin}/hi/auth/done`];
  expect(ends.map((wanted) => resultPage(wanted, origin).href)).toEqual([
    `${origin}/auth/done?attempt=1-2`,
    `${origin}/hi/auth/done`,
  ]);
  const elsewhere = [
    "",
    "/",
    "/hi/auth/done/",
    "https://evil.example/auth/done",
    "//evil.example/auth/done",
    "/\\evil.example/auth/done",
    "javascript:alert(1)",
    "https://shop.example.evil.example/auth/done",
    "http://shop.example/auth/done",
    "https://%",
    "blob:https://shop.example/auth/done",
    "/api/auth/signout?csrf=true",
  ];
  expect(new Set(elsewhere.map((wanted) => resultPage(wanted, origin).href))).toEqual(
    new Set([`${origin}/auth/done`]),
  );
});
