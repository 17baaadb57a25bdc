import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SignIn } from "@/components/account/sign-in";
import { en } from "@/lib/copy/en/site";

/** As much of a channel as opening a sign-in needs; jsdom has none. */
class SilentChannel {
  onmessage = null;
  close = jest.fn();
}

beforeEach(() => {
  Object.defineProperty(globalThis, "BroadcastChannel", {
    configurable: true,
    value: SilentChannel,
  });
});

function pressLogin() {
  return userEvent.setup().click(screen.getByRole("button", { name: "Login with Google" }));
}

/** Shows the button; gives what it calls to open a window. */
function renderSignIn(userAgent = "Chrome") {
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  render(<SignIn words={en.login} onSignedIn={() => undefined} />);
  return open;
}

test("opens a window of 500 by 600 on this site, and offers another way when it is blocked", async () => {
  const open = renderSignIn();
  await pressLogin();

  expect(open).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledWith(
    expect.stringMatching(/^\/api\/auth\/start\?attempt=[0-9a-f]{32}&page=http%3A%2F%2Flocalhost$/),
    "_blank",
    expect.stringContaining("width=500,height=600"),
  );
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Login failed: The browser blocked the window for signing in. (popup-blocked)",
  );
  expect(screen.getByRole("link", { name: "Sign in in this window instead" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/api\/auth\/start\?.*&here=1$/),
  );
});

test("inside an app it says how to get out, and opens nothing", async () => {
  const open = renderSignIn("Mozilla/5.0 (iPhone) Instagram 300.0");
  expect(screen.getByText(en.login.inApp)).toBeVisible();
  await pressLogin();

  expect(open).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "(operation-not-supported-in-this-environment)",
  );
});

test.each([
  ["cookieEnabled", "web-storage-unsupported"],
  ["onLine", "network-request-failed"],
] as const)("without %s it opens nothing and says %s", async (property, code) => {
  jest.spyOn(navigator, property, "get").mockReturnValue(false);
  const open = renderSignIn();
  await pressLogin();

  expect(open).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent(`(${code})`);
});
