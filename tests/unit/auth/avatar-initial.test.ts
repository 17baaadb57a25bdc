import { avatarInitial } from "@/lib/auth/avatar-initial";

test("the initial is the first letter of the email, else of the name, else U", () => {
  const initials = [
    { email: "sita@example.org", name: "Devi" },
    { email: undefined, name: "éva" },
    { email: undefined, name: "देवी" },
    { email: undefined, name: "👩‍🌾 Farmer" },
    { email: undefined, name: undefined },
  ].map(avatarInitial);

  expect(initials).toEqual(["S", "É", "दे", "👩‍🌾", "U"]);
});
