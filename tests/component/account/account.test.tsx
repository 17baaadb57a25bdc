import { render, screen, waitFor } from "@testing-library/react";
import { Account } from "@/components/account/account";
import { inBothLanguages } from "@/tests/support/jest/languages";

let user: object | undefined;

beforeEach(() => {
  const fetch = () => Promise.resolve({ json: () => Promise.resolve({ user }) });
  Object.assign(globalThis, { fetch });
  localStorage.setItem("signed-in", "1");
});

inBothLanguages(({ account: words }) => {
  const account = <Account href="/login" words={words} />;

  test.each([
    [{ email: "sita@example.org", name: "Sita Devi" }, "SSita Devi"],
    [{ email: "sita@example.org" }, "Ssita@example.org"],
    [{ name: "देवी" }, "देदेवी"],
    [{ name: "👩‍🌾 éva" }, "👩‍🌾👩‍🌾 éva"],
    [{ email: null }, words.nameless],
  ])("shows the initial, and the name or the email of %j", async (who, text) => {
    user = who;
    render(account);
    const button = await screen.findByRole("button", { name: words.profile });
    expect(screen.queryByRole("link")).toBeNull();
    expect(button).toHaveAttribute(
      "popovertarget",
      screen.getByRole("paragraph").parentElement?.id,
    );
    await waitFor(() => expect(screen.getByRole("paragraph")).toHaveTextContent(text));
  });

  test("forgets who has no session any more", async () => {
    user = undefined;
    render(account);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(screen.getByRole("link", { name: words.login })).toHaveAttribute("href", "/login");
  });
});
