import { initialOf, readAccount } from "@/lib/auth/account";

test("reads who is signed in, and nothing from anything else", () => {
  expect([
    readAccount({ user: { name: " Sita Devi ", email: "sita@example.org" }, expires: "" }),
    readAccount({ user: { name: " ", email: null } }),
    ...[{}, { user: null }, "user", null].map(readAccount),
  ]).toEqual([
    { name: "Sita Devi", email: "sita@example.org" },
    { name: undefined, email: undefined },
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("the initial is the first letter of the email, else of the name, else U", () => {
  const initials = [
    { email: "sita@example.org", name: "Devi" },
    { email: undefined, name: "éva" },
    { email: undefined, name: "देवी" },
    { email: undefined, name: "👩‍🌾 Farmer" },
    { email: undefined, name: undefined },
  ].map(initialOf);
  expect(initials).toEqual(["S", "É", "दे", "👩‍🌾", "U"]);
});
