/** @jest-environment jsdom */
import "@/tests/support/jest/browser";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Account } from "@/components/account/account";
import { LoginCard } from "@/components/account/login-card";
import { en } from "@/lib/copy";
import { signInPath } from "@/lib/paths";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

let user: object | undefined;

beforeEach(() => {
  const fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ user }) });
  Object.assign(globalThis, { fetch });
  localStorage.setItem("signed-in", "1");
});

const { account: words } = en;
const account = <Account href="/login" words={words} />;

test.each([
  [{ email: "sita@example.org", name: "Ram" }, "SRam"],
  [{ name: "देवी" }, "देदेवी"],
  [{ email: null }, words.nameless],
])("shows the initial, and the name or the email of %j", async (who, text) => {
  user = who;
  render(account);
  const button = await screen.findByRole("button", { name: words.profile });
  expect(button).toHaveAttribute("popovertarget", screen.getByRole("paragraph").parentElement?.id);
  await waitFor(() => expect(screen.getByRole("paragraph")).toHaveTextContent(text));
});

test("forgets who has no session any more", async () => {
  user = undefined;
  render(account);
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(screen.getByRole("link", { name: words.login })).toHaveAttribute("href", "/login");
});

/** Presses Login with Google. Returns how a popup was opened. */
async function pressLogin() {
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  render(<LoginCard words={en.login} language={en.language} />);
  await userEvent.click(screen.getByRole("button", { name: en.login.google }));
  return open.mock.calls;
}

// How a sign-in in a popup goes on, a real browser tells: tests/e2e/account.spec.ts.
test.each([
  ["userAgent", "(iPhone) Instagram 300.0", "operation-not-supported-in-this-environment"],
  ["cookieEnabled", false, "web-storage-unsupported"],
] as const)("with %s %s it opens no popup and says %s", async (property, value, code) => {
  jest.spyOn(navigator, property, "get").mockReturnValue(value);
  expect(await pressLogin()).toEqual([]);
  expect(screen.getByRole("alert")).toHaveTextContent(`(${code})`);
  expect(screen.queryAllByText(en.login.inApp)).toHaveLength(property === "userAgent" ? 1 : 0);
});

test("where the browser blocks the popup of 500 by 600, this window is offered", async () => {
  const page = signInPath(en.language);
  const size: unknown = expect.stringContaining("width=500,height=600");
  const popup = [expect.stringContaining(`${page}#`), "_blank", size];
  expect(await pressLogin()).toEqual([popup]);
  expect(screen.getByRole("alert")).toHaveTextContent("(popup-blocked)");
  const here = screen.getByRole("link", { name: en.login.here });
  expect(here).toHaveAttribute("href", `${page}#here`);
});
