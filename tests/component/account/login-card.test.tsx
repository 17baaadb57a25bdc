import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginCard } from "@/components/account/login-card";
import { inBothLanguages } from "@/tests/support/jest/languages";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

inBothLanguages(({ language, login }) => {
  // How a sign-in in a popup goes on, a real browser tells: tests/e2e/sign-in.spec.ts.
  test.each([
    ["userAgent", "(iPhone) Instagram 300.0", "operation-not-supported-in-this-environment"],
    ["cookieEnabled", false, "web-storage-unsupported"],
  ] as const)("with %s %s it opens no popup and says %s", async (property, value, code) => {
    jest.spyOn(navigator, property, "get").mockReturnValue(value);
    const open = jest.spyOn(window, "open").mockReturnValue(null);
    render(<LoginCard words={login} language={language} />);
    await userEvent.click(screen.getByRole("button", { name: login.google }));

    expect(open).not.toHaveBeenCalled();
    expect(screen.getByRole("alert")).toHaveTextContent(`(${code})`);
  });
});
