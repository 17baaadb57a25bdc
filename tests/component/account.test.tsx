/** @jest-environment jsdom */
import "@/tests/support/jest/browser";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Account } from "@/components/account/account";
import { LoginCard } from "@/components/account/login-card";
import { en } from "@/lib/copy";
import { signInPath } from "@/lib/paths";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const { account: words } = en;

/** Renders the account of somebody who signed in here, and whom the shop now takes for this user. */
function renderAccount(user: object | undefined): void {
  const fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ user }) });
  Object.assign(globalThis, { fetch });
  localStorage.setItem("signed-in", "1");
  render(<Account words={words} login={<a href="/login">{words.login}</a>} />);
}

test.each([
  [{ email: "sita@example.org", name: "Ram" }, "SRam"],
  [{ name: "देवी" }, "ददेवी"],
  [{ email: null }, words.nameless],
])("shows the initial, and the name or the email of %j", async (user, text) => {
  renderAccount(user);
  await screen.findByRole("button", { name: words.profile });
  await waitFor(() => expect(screen.getByRole("paragraph")).toHaveTextContent(text));
});

test("forgets who has no session any more", async () => {
  renderAccount(undefined);
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(screen.getByRole("link", { name: words.login })).toHaveAttribute("href", "/login");
});

const page = signInPath(en.language);
const size: unknown = expect.stringContaining("width=500,height=600");
const popup = ["", "_blank", size];
const phone = "(iPhone) Instagram 300.0";

// How a sign-in in a popup goes on, a real browser tells: tests/e2e/account.spec.ts.
test.each([
  ["userAgent", phone, [], "operation-not-supported-in-this-environment"],
  ["cookieEnabled", false, [], "web-storage-unsupported"],
  ["cookieEnabled", true, [popup], "popup-blocked"],
] as const)(
  "where %s is %s and popups are refused: %s, %s",
  async (property, value, opened, code) => {
    jest.spyOn(navigator, property, "get").mockReturnValue(value);
    const open = jest.spyOn(window, "open").mockReturnValue(null);
    render(<LoginCard words={en.login} language={en.language} />);
    const inApp = en.login.failures["operation-not-supported-in-this-environment"];
    expect(screen.queryAllByText(inApp)).toHaveLength(value === phone ? 1 : 0);
    await userEvent.click(screen.getByRole("button", { name: en.login.google }));
    expect(open.mock.calls).toEqual(opened);
    expect(screen.getByRole("alert")).toHaveTextContent(`(${code})`);
    const [here] = screen.queryAllByRole("link", { name: en.login.here });
    expect(here?.getAttribute("href")).toBe(code === "popup-blocked" ? `${page}#en` : undefined);
  },
);
