import { alertOf, expect, shopCookies, signIn, test } from "@/tests/support/sign-in-fixtures";
import { expectAccessible } from "@/tests/support/shop-fixtures";

test("the profile menu shows who is signed in, and works by keyboard", async ({
  page,
  comeSignedIn,
}) => {
  await comeSignedIn();
  const button = page.getByRole("button", { name: "Profile" });
  const help = page.getByRole("button", { name: "Help" });
  const logout = page.getByRole("button", { name: "Logout" });
  await expect(page.getByRole("link", { name: "Login" })).toHaveCount(0);

  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(help).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(logout).toBeFocused();
  await expect(page.getByText("Sita Devi")).toBeVisible();
  await expect(page.getByText("S", { exact: true })).toBeVisible();

  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(help).toHaveCount(0);
  await expect(page.getByRole("link", { name: "हिन्दी" })).toBeFocused();
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await button.click();
  await expect(help).toHaveCount(0);
  await button.click();
  await page.getByText("Sita Devi").click();
  await expect(help).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(help).toHaveCount(0);
});

test("Help shows an alert, and Logout removes every cookie", async ({ page, comeSignedIn }) => {
  await comeSignedIn();
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Help" }).click();

  await expect(alertOf(page)).toHaveText("Help Section Coming Soon!");
  await expect(page.getByRole("button", { name: "Help" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(alertOf(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Profile" })).toBeFocused();

  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Logout" }).click();

  await expect(alertOf(page)).toHaveText("Logged Out");
  await expect(page.getByRole("button", { name: "Help" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  expect(await shopCookies(page)).toEqual([]);
  const session = await page.request.get("/api/auth/session");
  expect(await session.json()).toEqual({});
});

test("a logout without a network says that it did not happen", async ({
  page,
  context,
  complaints,
  comeSignedIn,
}) => {
  await comeSignedIn();
  await page.getByRole("button", { name: "Profile" }).click();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Logout" }).click();

  await expect(alertOf(page)).toHaveText(
    "You are still signed in: there is no network. Please try again.",
  );
  await expect(page.getByRole("button", { name: "Profile" })).toBeVisible();
  complaints.length = 0;
});

test("a logout in one tab shows in the other", async ({ page, context, comeSignedIn }) => {
  await comeSignedIn();
  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("button", { name: "Profile" }).click();
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(alertOf(other)).toHaveText("Logged Out");

  await page.bringToFront();
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
});

test("a session that ends elsewhere is noticed when the page gets the focus", async ({
  page,
  comeSignedIn,
}) => {
  await comeSignedIn();
  await expect(page.getByRole("button", { name: "Profile" })).toBeVisible();
  await page.context().clearCookies({ name: "next-auth.session-token" });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));

  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await expect.poll(() => shopCookies(page)).not.toContain("signed-in");
});

test("an expired or forged session does not count, and its hint cookie is removed", async ({
  page,
  servers,
}) => {
  const cookie = { domain: "127.0.0.1", path: "/" };
  await page.context().addCookies([
    { ...cookie, name: "next-auth.session-token", value: "e30.made.up", httpOnly: true },
    { ...cookie, name: "signed-in", value: "1" },
  ]);
  const answer = page.waitForResponse("**/api/auth/session");
  await page.goto("/");
  expect(await (await answer).json()).toEqual({});

  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await expect.poll(() => shopCookies(page)).toEqual([]);
  expect(servers.shop.log()).not.toContain("made.up");
});

test("leaving the page dismisses its alert", async ({ page }) => {
  await signIn(page);
  await page.getByRole("link", { name: "Order Now" }).click();
  await expect(page).toHaveURL("/products");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("button", { name: "Profile" })).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
});
