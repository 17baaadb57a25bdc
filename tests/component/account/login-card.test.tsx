import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginCard } from "@/components/account/login-card";
import { en } from "@/lib/copy";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

// How a sign-in in a popup goes on, a real browser tells: tests/e2e/sign-in.spec.ts.
test.each([
  ["userAgent", "(iPhone) Instagram 300.0", "operation-not-supported-in-this-environment"],
  ["cookieEnabled", false, "web-storage-unsupported"],
  ["onLine", false, "network-request-failed"],
] as const)("with %s %s it opens no popup and says %s", async (property, value, code) => {
  jest.spyOn(navigator, property, "get").mockReturnValue(value);
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  render(<LoginCard words={en.login} language="hi" />);
  await userEvent.click(screen.getByRole("button", { name: "Login with Google" }));

  expect(open).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent(`(${code})`);
});
