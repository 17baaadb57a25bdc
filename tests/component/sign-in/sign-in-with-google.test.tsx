import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SignInWithGoogle } from "@/components/sign-in/sign-in-with-google";
import { en } from "@/lib/copy";

/** A minimal BroadcastChannel, which jsdom lacks. */
class Channel {
  onmessage?: (message: { data: unknown }) => void;
  close = jest.fn();
  constructor(readonly name: string) {
    channels.push(this);
  }
}
const channels: Channel[] = [];

/** Responds like the shop's server at the start of a sign-in. */
function respond(_address: string, request?: { readonly body?: URLSearchParams }) {
  const form = request?.body;
  if (form) posted = Object.fromEntries(form);
  const json = form ? { url: "https://accounts.example/?state=a" } : { csrfToken: "a-token" };
  return Promise.resolve({ ok: true, json: () => Promise.resolve(json) });
}
let posted: Record<string, string> | undefined;

beforeEach(() => {
  posted = undefined;
  const globals = { BroadcastChannel: Channel, fetch: respond };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { configurable: true, value });
  }
});

function pressLogin() {
  return userEvent.setup().click(screen.getByRole("button", { name: "Login with Google" }));
}

/** Renders the button; returns the mock of window.open. */
function renderSignIn(userAgent = "Chrome") {
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  render(<SignInWithGoogle words={en.login} language="hi" onSignedIn={() => undefined} />);
  return open;
}

test("opens a blank window of 500 by 600, and offers another way when it is blocked", async () => {
  const open = renderSignIn();
  await pressLogin();

  expect(open).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledWith("", "_blank", expect.stringContaining("width=500,height=600"));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Login failed: The browser blocked the window for signing in. (popup-blocked)",
  );
  const link = await screen.findByRole("link", { name: "Sign in in this window instead" });
  expect(link).toHaveAttribute("href", "https://accounts.example/?state=a");
  expect(posted).toEqual({
    callbackUrl: "/hi/auth/done",
    csrfToken: "a-token",
    json: "true",
  });
});

test("a popup's message of success does not count without a session", async () => {
  const popup = { closed: false, close: jest.fn(), location: { replace: jest.fn() } };
  const open = renderSignIn();
  open.mockReturnValue(new Proxy(window, { get: (_, name): unknown => Reflect.get(popup, name) }));
  await pressLogin();
  await waitFor(() =>
    expect(popup.location.replace).toHaveBeenCalledWith("https://accounts.example/?state=a"),
  );
  const [channel] = channels;
  expect(channel?.name).toMatch(/^\d+(-\d+){3}$/);
  expect(posted?.callbackUrl).toBe(`/hi/auth/done?attempt=${channel?.name}`);
  channel?.onmessage?.({ data: "signed-in" });

  expect(await screen.findByRole("alert")).toHaveTextContent("(internal-error)");
  expect(popup.close).toHaveBeenCalled();
});

test("in an in-app browser it says how to leave it, and opens no window", async () => {
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
