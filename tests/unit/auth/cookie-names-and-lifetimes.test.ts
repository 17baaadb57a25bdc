import { authCookies, hasHint } from "@/lib/auth/cookie-names-and-lifetimes";

test("cookies belong to one host on https", () => {
  const secure = Object.values(authCookies("https://shop.example"));
  expect(
    secure.filter(({ name, options }) => !name.startsWith("__Host-") || !options.secure),
  ).toEqual([]);
  expect(authCookies("http://127.0.0.1:3000").sessionToken).toEqual({
    name: "next-auth.session-token",
    options: { httpOnly: true, sameSite: "lax", path: "/", secure: false },
  });
  expect(["", "signed-in=1", "a=b; signed-in=1", "not-signed-in=1"].map(hasHint)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
