/** @jest-environment jsdom */
import "@/tests/support/jest/browser";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Account } from "@/components/account/account";
import { LoginCard } from "@/components/account/login-card";
import { en } from "@/lib/copy";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const { account: words, login } = en;

test.each([
  [{ email: "sita@example.org", name: "Ram" }, "SRam"],
  [{ name: "देवी" }, "ददेवी"],
  [{ email: null }, words.nameless],
  // The session is over.
  [undefined, "Login link"],
])("of the user %j the header shows %s", async (user, text) => {
  const fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ user }) });
  Object.assign(globalThis, { fetch });
  localStorage.setItem("signed-in", "1");
  render(<Account words={words} login={<p>Login link</p>} />);
  await waitFor(() => expect(screen.getByRole("paragraph")).toHaveTextContent(text));
  await waitFor(() => expect(localStorage).toHaveLength(user ? 1 : 0));
});

const popup = ["", "_blank", "popup,width=500,height=600"];

// How a sign-in in a popup goes on, a real browser tells: tests/e2e/account.spec.ts.
test.each([
  ["userAgent", "(iPhone) Instagram 300.0", [], "operation-not-supported-in-this-environment"],
  ["cookieEnabled", false, [], "web-storage-unsupported"],
  ["cookieEnabled", true, [popup], "popup-blocked"],
] as const)("where %s is %s, %j opens: %s", async (property, value, opened, code) => {
  jest.spyOn(navigator, property, "get").mockReturnValue(value);
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  render(<LoginCard words={login} language="en" />);
  const inApp = login.failures["operation-not-supported-in-this-environment"];
  expect(screen.queryAllByText(inApp)).toHaveLength(property === "userAgent" ? 1 : 0);
  await userEvent.click(screen.getByRole("button", { name: login.google }));
  expect(open.mock.calls).toEqual(opened);
  expect(screen.getByRole("alert")).toHaveTextContent(`(${code})`);
  const [here] = screen.queryAllByRole("link", { name: login.here });
  expect(here?.getAttribute("href")).toBe(opened.length > 0 ? "/auth/window#en" : undefined);
});
