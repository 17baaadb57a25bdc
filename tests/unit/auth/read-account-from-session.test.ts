import { readAccount, readText } from "@/lib/auth/read-account-from-session";

test("reads who is signed in, and nothing from anything else", () => {
  expect([
    readAccount({ user: { name: " Sita Devi ", email: "sita@example.org" }, expires: "" }),
    readAccount({ user: { name: "", email: null } }),
    readAccount({}),
    readAccount({ user: null }),
    readAccount("user"),
    readAccount(null),
  ]).toEqual([
    { name: "Sita Devi", email: "sita@example.org" },
    { name: undefined, email: undefined },
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("reads a field of a response if it is a text", () => {
  const bodies = [{ url: " a " }, { url: "" }, { url: 1 }, {}, ["a"], "a", null, undefined];

  expect(bodies.map((body) => readText(body, "url"))).toEqual([
    "a",
    ...Array.from({ length: 7 }, () => undefined),
  ]);
});
