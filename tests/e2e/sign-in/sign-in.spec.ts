import { failureText } from "@/lib/auth/failure-codes";
import { hi } from "@/lib/copy";
import { holdScripts } from "@/tests/support/hold-scripts";
import {
  alertOf,
  enter,
  expect,
  openPopup,
  pressLogin,
  shopCookies,
  test,
} from "@/tests/support/sign-in-fixtures";
import { startShop } from "@/scripts/local-servers/shop-process";

test("signing in closes the popup, says so and goes to the landing page", async ({ page }) => {
  const popup = await openPopup(page);
  await expect(popup).toHaveURL(/\/interaction\//);
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);

  const closed = popup.waitForEvent("close");
  // The provider's description does not become markup.
  const name = "<img src=x onerror=document.title=1>".repeat(3);
  await enter(popup, { email: "sita@example.org", name });
  await closed;
  await expect(page).toHaveURL("/");
  await expect(alertOf(page)).toHaveText("Login Successful");
  await expect(page.getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(alertOf(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Profile" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(name)).toBeVisible();
});

test("signing in after the card was closed leaves the visitor on the page", async ({ page }) => {
  const popup = await openPopup(page);
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "Order Now" }).click();
  await expect(page).toHaveURL("/products");

  const closed = popup.waitForEvent("close");
  await enter(popup, { email: "sita@example.org", name: "Sita Devi" });
  await closed;
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByRole("dialog", { name: "Item Added to Cart" })).toBeVisible();
  await expect(page).toHaveURL("/products");
});

test("shows a code, not the provider's text, if the visitor cancels", async ({ page }) => {
  const popup = await openPopup(page);
  await popup.getByRole("button", { name: "Cancel" }).click();

  await expect(alertOf(page)).toHaveText(
    "Login failed: Sign-in was closed before it was finished. (popup-closed-by-user)",
  );
  expect(popup.isClosed()).toBe(true);
  expect(await shopCookies(page)).toEqual(["next-auth.callback-url", "next-auth.csrf-token"]);
});

test("a tap before hydration opens the popup after it", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  const login = page.getByRole("button", { name: "Login with Google" });
  await login.click();
  await expect(login).toHaveAttribute("aria-busy", "true");
  const popup = page.waitForEvent("popup");
  await release();

  await expect(await popup).toHaveURL(/\/interaction\//);
  await expect(login).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("status").filter({ hasText: "in the window" })).toBeVisible();
});

test("if that popup is blocked, sign-in continues in the same window", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Login with Google" }).click();
  await release();

  await expect(page.getByRole("link", { name: "Sign in in this window instead" })).toBeVisible();
});

test("a closed popup is reported after 8 seconds, and the next attempt works", async ({ page }) => {
  await page.clock.install();
  const popup = await openPopup(page);
  await expect(popup).toHaveURL(/\/interaction\//);
  // From here on time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await popup.close();
  await page.clock.runFor(8000);
  await expect(page.getByText("Please sign in with Google in the window")).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
  expect(asked).toEqual([]);

  await page.clock.runFor(1000);
  await expect(alertOf(page)).toHaveText(
    "Login failed: Sign-in was closed before it was finished. (popup-closed-by-user)",
  );
  await page.clock.resume();
  const next = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Login with Google" }).click();
  await enter(await next, { email: "a@example.org" });
  await expect(alertOf(page)).toHaveText("Login Successful");
});

test("a popup that is closed after the sign-in still counts", async ({ page, context }) => {
  await page.clock.install();
  await context.addInitScript(() => {
    if (window.location.pathname !== "/auth/done") return;
    // The popup's message is lost.
    BroadcastChannel.prototype.postMessage = () => undefined;
    window.close = () => undefined;
  });
  const popup = await openPopup(page);
  await enter(popup, { email: "a@example.org" });
  await expect(popup).toHaveURL(/\/auth\/done/);
  await popup.close();

  await page.clock.runFor(9000);
  await expect(page).toHaveURL("/");
  await expect(alertOf(page)).toHaveText("Login Successful");
});

test("a blocked popup is reported, and sign-in continues in the same window", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await pressLogin(page);
  await expect(alertOf(page)).toHaveText(
    "Login failed: The browser blocked the window for signing in. (popup-blocked)",
  );

  await page.getByRole("link", { name: "Sign in in this window instead" }).click();
  await enter(page, { email: "a@example.org" });
  await expect(page).toHaveURL("/");
  await expect(alertOf(page)).toHaveText("Login Successful");
});

test("a sign-in keeps the language of its page", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const begin = async () => {
    await page.goto("/hi/login");
    await page.getByRole("button", { name: hi.login.google }).click();
    await page.getByRole("link", { name: hi.login.here }).click();
  };
  await begin();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/hi\/auth\/done/);
  await expect(page.getByRole("heading", { name: hi.login.result.heading })).toBeVisible();
  await expect(alertOf(page)).toHaveText(failureText(hi.login, "popup-closed-by-user"));
  await page.getByRole("link", { name: hi.login.result.again }).click();
  await expect(page).toHaveURL("/hi/login");

  await begin();
  await enter(page, { email: "a@example.org" });
  await expect(page).toHaveURL("/hi");
  await expect(alertOf(page)).toHaveText(hi.account.alerts["signed-in"]);
});

test("a second request cancels the first, and only the second signs in", async ({ page }) => {
  const first = await openPopup(page);
  await expect(first).toHaveURL(/\/interaction\//);
  const closed = first.waitForEvent("close");
  const next = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Login with Google" }).click();
  await closed;
  await expect(alertOf(page)).toHaveText(
    "Login failed: It was replaced by a newer one. (cancelled-popup-request)",
  );

  await enter(await next, { email: "a@example.org" });
  await expect(alertOf(page)).toHaveText("Login Successful");
});

test("an unreachable shop is reported, and the popup closes", async ({
  page,
  context,
  complaints,
}) => {
  const shop = await startShop();
  // Requests that are still running would be aborted, and logged as errors.
  await page.goto(`${shop.url}/login`, { waitUntil: "networkidle" });
  await shop.stop();
  await page.getByRole("button", { name: "Login with Google" }).click();

  await expect(alertOf(page)).toContainText("(network-request-failed)");
  await expect.poll(() => context.pages().length).toBe(1);
  await page.close();
  expect(new Set(complaints.splice(0))).toEqual(
    new Set(["Failed to load resource: net::ERR_CONNECTION_REFUSED"]),
  );
});

test("the server reports cookies that the browser drops silently", async ({ page }) => {
  // As if the browser had dropped the cookie of the CSRF token.
  await page.route("/api/auth/csrf", (route) => route.fulfill({ json: { csrfToken: "a" } }));
  await pressLogin(page);
  await expect(alertOf(page)).toContainText("(web-storage-unsupported)");
});

test.describe("inside Instagram", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Instagram 300.0",
  });

  test("the card says how to leave the app, and opens no popup", async ({ page, context }) => {
    await page.goto("/login");
    await expect(page.getByText("Open this page in your phone’s browser")).toBeVisible();
    await page.getByRole("button", { name: "Login with Google" }).click();

    await expect(alertOf(page)).toContainText("(operation-not-supported-in-this-environment)");
    expect(context.pages()).toHaveLength(1);
  });
});

test("a page at another origin than the configured one says so", async ({ page, servers }) => {
  await page.goto(`${servers.shop.url.replace("127.0.0.1", "localhost")}/login`);
  await page.getByRole("button", { name: "Login with Google" }).click();

  await expect(alertOf(page)).toHaveText(
    "Login failed: Sign-in does not work at this address of the shop. (unauthorized-domain)",
  );
});

test("a result page without a sign-in says so, and signs nobody in", async ({ page }) => {
  await page.goto("/auth/done");
  await expect(alertOf(page)).toContainText("(no-auth-event)");
});
