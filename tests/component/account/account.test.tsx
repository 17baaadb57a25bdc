import { render, screen, waitFor } from "@testing-library/react";
import { Account } from "@/components/account/account";
import { inBothLanguages } from "@/tests/support/jest/languages";

let user: object | undefined;

beforeEach(() => {
  const answer = () => ({ ok: true, json: () => Promise.resolve({ user }) });
  const value = jest.fn(() => Promise.resolve(answer()));
  Object.defineProperty(globalThis, "fetch", { configurable: true, value });
});
afterEach(() => localStorage.clear());

inBothLanguages(({ account: words }) => {
  const account = <Account href="/login" words={words} />;

  test("shows Login, and asks for nothing, where nobody has signed in", () => {
    render(account);
    expect(screen.getByRole("link", { name: words.login })).toHaveAttribute("href", "/login");
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    [{ email: "sita@example.org", name: "Sita Devi" }, "SSita Devi"],
    [{ email: "sita@example.org" }, "Ssita@example.org"],
    [{ name: "देवी" }, "देदेवी"],
    [{ name: "👩‍🌾 éva" }, "👩‍🌾👩‍🌾 éva"],
    [{ email: null }, words.nameless],
  ])("shows the initial, and the name or the email of %j", async (who, text) => {
    user = who;
    localStorage.setItem("signed-in", "1");
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
    localStorage.setItem("signed-in", "1");
    render(account);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(screen.getByRole("link", { name: words.login })).toBeVisible();
  });
});
