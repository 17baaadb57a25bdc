import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginCard } from "@/components/account/login-card";
import { en } from "@/lib/copy";

const mockReplace = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ replace: mockReplace }) }));

/** A BroadcastChannel, which jsdom lacks. */
class Channel {
  onmessage?: (message: { data: unknown }) => void;
  close = () => undefined;
  constructor(readonly name: string) {
    channels.push(this);
  }
}
const channels: Channel[] = [];
let session = {};

beforeEach(() => {
  channels.length = 0;
  session = {};
  const json = () => Promise.resolve(session);
  const globals = { BroadcastChannel: Channel, fetch: () => Promise.resolve({ ok: true, json }) };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { configurable: true, value });
  }
});

/** Presses the button of the card; returns the mock of window.open. */
async function pressLogin(popup: Partial<Window> | null) {
  const opened =
    popup && new Proxy(window, { get: (_, name): unknown => Reflect.get(popup, name) });
  const open = jest.spyOn(window, "open").mockReturnValue(opened);
  render(<LoginCard words={en.login} language="hi" />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Login with Google" }));
  return open;
}

/** What the popup says at its end. */
async function say(words: string): Promise<void> {
  await act(async () => {
    channels[0]?.onmessage?.({ data: words });
    await Promise.resolve();
  });
}

test("opens a popup of 500 by 600, and offers this window if that is blocked", async () => {
  const open = await pressLogin(null);
  const [channel] = channels;
  expect(open.mock.calls).toEqual([
    [`/hi/auth/window#${channel?.name}`, "_blank", expect.stringContaining("width=500,height=600")],
  ]);
  expect(channel?.name).toMatch(/^\d+(-\d+){3}$/);
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Login failed: The browser blocked the window for signing in. (popup-blocked)",
  );
  const link = screen.getByRole("link", { name: "Sign in in this window instead" });
  expect(link).toHaveAttribute("href", "/hi/auth/window#here");
});

test("a popup's word of success counts only with a session, and also after a failure", async () => {
  await pressLogin({ closed: false, close: () => undefined });
  expect(screen.getByText(en.login.waiting)).toBeVisible();
  await say("signed-in");
  expect(await screen.findByRole("alert")).toHaveTextContent("(internal-error)");
  expect(mockReplace).not.toHaveBeenCalled();
  session = { user: { name: "Sita Devi" } };
  await say("signed-in");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(mockReplace).toHaveBeenCalledWith("/hi");
  expect(localStorage.getItem("signed-in")).toBe("1");
});

test.each([
  ["userAgent", "(iPhone) Instagram 300.0", "operation-not-supported-in-this-environment"],
  ["cookieEnabled", false, "web-storage-unsupported"],
  ["onLine", false, "network-request-failed"],
] as const)("with %s %s it opens no popup and says %s", async (property, value, code) => {
  jest.spyOn(navigator, property, "get").mockReturnValue(value);
  const open = await pressLogin(null);
  expect(open).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent(`(${code})`);
});
