import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { Page } from "playwright/test";
import type { AuthCode } from "@/lib/auth/codes";
import { en, hi } from "@/lib/copy";
import { fill } from "@/lib/shop/format";
import { milk } from "@/tests/support/goods";
import { startOpenId, type OpenId } from "@/tests/support/openid";
import { listen, startShop, type Running } from "@/tests/support/server";
import { expect, expectAccessible, test, takeExpected } from "@/tests/support/shop";
import { addItem, openDelivery } from "@/tests/support/steps";

// In one worker, because one shop and one provider serve all tests.
test.describe.configure({ mode: "default" });
// The provider's pages ask another site for a font, which it refuses.
test.use({ isAlone: true, expected: /fonts\.googleapis/ });

let openId: OpenId;
let shop: Awaited<ReturnType<typeof startShop>>;
const servers: Running[] = [];
/** The requests of the token sync, whose receiver never answers. */
const synced: unknown[] = [];

test.beforeAll(async () => {
  const receiver = createServer((request) => {
    const { method, headers } = request;
    void text(request).then((body) => synced.push([method, headers.authorization, body]));
  });
  const { url, stop } = await listen(receiver);
  openId = await startOpenId();
  const sync = { AUTH_TOKEN_SYNC_URL: url, AUTH_TOKEN_SYNC_SECRET: "k".repeat(32) };
  shop = await startShop((address) => ({ ...openId.environment(address), ...sync }));
  servers.push({ url, stop }, openId, shop);
});
test.beforeEach(() => {
  openId.mood = "well";
});
test.afterAll(async () => {
  for (const { stop } of servers.reverse()) await stop();
});

/** Presses Login with Google once the scripts have made the card modal, and returns the popup that opens. */
async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.locator("dialog:modal").getByRole("button", { name: en.login.google }).click();
  return opened;
}

/** Opens the login page of a shop, and the popup from there. */
async function openPopupOf(page: Page, origin = shop.url): Promise<Page> {
  await page.goto(`${origin}/login`);
  return openPopup(page);
}

/** Signs in at the provider, by a name. */
async function enter(popup: Page, name = "Sita Devi"): Promise<void> {
  await popup.getByPlaceholder("login").fill(name);
  await popup.getByPlaceholder("password").fill("a");
  await popup.getByRole("button", { name: "Sign-in" }).click();
  await popup.getByRole("button", { name: "Continue" }).click();
}

/** Opens the Profile menu and presses one of its buttons. */
async function choose(page: Page, name: string): Promise<void> {
  await profile(page).click();
  await page.getByRole("button", { name }).click();
}

const alertOf = (page: Page) => page.locator('p[role="alert"]');
const profile = (page: Page) => page.getByRole("button", { name: en.account.profile });
const login = (page: Page) => page.getByRole("link", { name: en.account.login });
const failed = (code: AuthCode) =>
  fill(en.login.failed, { sentence: en.login.failures[code], code: code.replace(/:.*/, "") });

test("signing in says so and leads to the landing page @engines", async ({ page }) => {
  const popup = await openPopupOf(page);
  await enter(popup);
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(alertOf(page)).toHaveText(en.account.alerts["signed-in"]);
  await page.getByRole("link", { name: en.home.order }).click();
  await expect(page).toHaveURL(`${shop.url}/products`);
  await page.goBack();
  await expect(profile(page)).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
});

test("the menu works by keyboard, and tells other tabs", async ({ page, context, complaints }) => {
  const tab = await context.newPage();
  await tab.goto(shop.url);
  const name = "<img src=x onerror=document.title=1>".repeat(3);
  await enter(await openPopupOf(page), name);
  await expect(page.getByRole("button", { name: en.account.ok })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(alertOf(page)).toHaveCount(0);
  await expect(profile(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(name)).toBeVisible();
  await expect(profile(tab)).toBeVisible();

  const help = page.getByRole("button", { name: en.account.help });
  await page.keyboard.press("Tab");
  await expect(help).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(alertOf(page)).toHaveText(en.account.alerts.help);
  await expect(help).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(profile(page)).toBeFocused();

  await context.setOffline(true);
  await choose(page, en.account.logout);
  await expect(alertOf(page)).toHaveText(en.account.alerts["still-signed-in"]);
  takeExpected(complaints);
  await context.setOffline(false);
  await choose(page, en.account.logout);
  await expect(alertOf(page)).toHaveText(en.account.alerts["logged-out"]);
  await expect(login(page)).toBeVisible();
  await expect(login(tab)).toBeVisible();
  await expect(alertOf(tab)).toHaveCount(0);
  await expect
    .poll(() => synced.slice(-2))
    .toEqual([
      ["POST", expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/), ""],
      ["DELETE", undefined, JSON.stringify({ sub: name })],
    ]);
  expect(shop.log()).not.toMatch(/eyJ|onerror/i);
});

test("a sign-in that fails says why", async ({ page, context, baseURL, complaints }) => {
  const popup = await openPopupOf(page);
  await popup.getByRole("link", { name: "Cancel" }).click();
  await expect(alertOf(page)).toHaveText(failed("popup-closed-by-user"));
  await expect.poll(() => popup.isClosed()).toBe(true);
  // Nothing of the shop comes, not even the popup's page.
  await context.setOffline(true);
  const empty = await openPopup(page);
  await expect(alertOf(page)).toHaveText(failed("network-request-failed"));
  await expect.poll(() => empty.isClosed()).toBe(true);
  await context.setOffline(false);
  const first = await openPopup(page);
  const second = await openPopup(page);
  await expect(alertOf(page)).toHaveText(failed("cancelled-popup-request"));
  // A browser may tell late of what it missed without a network.
  takeExpected(complaints);
  await expect.poll(() => first.isClosed()).toBe(true);
  await page.getByRole("button", { name: en.buttons.close }).click();
  await expect(login(page)).toBeFocused();
  await expect.poll(() => second.isClosed()).toBe(true);
  await expect(alertOf(page)).toHaveCount(0);
  // Where sign-in is not set up.
  await openPopupOf(page, baseURL);
  await expect(alertOf(page)).toHaveText(failed("auth-domain-config-required"));
});

test("in this window, too, what fails is told, and one signs in", async ({ page, complaints }) => {
  const expectCode = async (path: string, code: AuthCode) => {
    await page.goto("about:blank");
    await page.goto(`${shop.url}/${path}`);
    await expect(alertOf(page)).toHaveText(failed(code));
  };
  const answer = "api/auth/callback/google?code=a&state=b";
  const complaint = "error=invalid_request&error_description=<img onerror=alert(1)> redirect_uri";
  await expectCode(answer, "no-auth-event");
  await expectCode("auth/window", "no-auth-event");
  await expectCode("login#error=", "internal-error");
  await expectCode("login#error=toString", "internal-error");
  openId.mood = "away";
  await expectCode("auth/window#en", "network-request-failed:google");
  openId.mood = "strict";
  await page.goto(`${shop.url}/auth/window#en`);
  await page.waitForURL("**/interaction/*");
  await expectCode(`api/auth/callback/google?${complaint}`, "unauthorized-domain");
  await expectCode(answer, "invalid-auth-event");
  await expectCode("api/auth/signin?callbackUrl=https://evil.example", "web-storage-unsupported");
  await page.goto(`${shop.url}/auth/window#en`);
  await enter(page);
  await expect(alertOf(page)).toHaveText(failed("invalid-api-key"));
  await page.route("**/api/auth/**", (route) => route.fulfill({ status: 500, json: {} }));
  await expectCode("auth/window#en", "network-request-failed:shop");
  await expectCode("login#error=", "network-request-failed:shop");
  takeExpected(complaints);
  expect(shop.log()).not.toMatch(/eyJ|secret-that-only|sita/i);

  openId.mood = "well";
  await page.context().clearCookies();
  await page.unroute("**/api/auth/**");
  // A tap before scripts leads there.
  await page.route("**/_next/**/*.js", () => undefined);
  await page.goto(`${shop.url}/hi/login`, { waitUntil: "commit" });
  await page.getByRole("button", { name: hi.login.google }).click();
  await page.unroute("**/_next/**/*.js");
  await page.reload();
  await enter(page);
  await expect(page).toHaveURL(`${shop.url}/hi`);
  await expect(alertOf(page)).toHaveText(hi.account.alerts["signed-in"]);
});

test("a sign-in begins at the provider, from one address alone", async ({ page }) => {
  await page.setExtraHTTPHeaders({ "X-Forwarded-Host": "a.example" });
  const asked = page.waitForRequest((request) => request.url().startsWith(`${openId.url}/auth?`));
  await page.goto(`${shop.url}/auth/window#en`);
  const random: unknown = expect.stringMatching(/^[\w-]{43}$/);
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
    scope: "openid email profile",
    redirect_uri: `${shop.url}/api/auth/callback/google`,
    prompt: "select_account",
    state: random,
    nonce: random,
    code_challenge: random,
  });
  await page.waitForURL(`${openId.url}/**`);
  await page.goto(`${shop.url.replace("127.0.0.1", "localhost")}/auth/window#en`);
  await expect(alertOf(page)).toHaveText(failed("unauthorized-domain"));
});

test("a popup that is or looks closed counts if one has signed in", async ({ page, context }) => {
  await page.clock.install();
  // The shop leaves this one without an answer.
  await context.route("**/signin/google", () => undefined);
  const asked = context.waitForEvent("request", (each) => each.url().endsWith("signin/google"));
  const unanswered = await openPopupOf(page);
  await asked;
  await page.clock.runFor(15_000);
  await expect(alertOf(page)).toHaveText(failed("network-request-failed:shop"));
  await expect.poll(() => unanswered.isClosed()).toBe(true);
  await context.unrouteAll();

  const silent = await openPopup(page);
  await silent.waitForURL("**/interaction/*");
  // From here on time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  // The page in which the popup would report its result stays empty.
  await context.route("**/auth/window", (route) => route.fulfill({ body: "" }));
  await enter(silent);
  await silent.waitForURL("**/auth/window");
  await silent.close();
  await page.clock.runFor(8000);
  await expect(page.getByText(en.login.waiting)).toBeVisible();
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expect(alertOf(page)).toHaveText(en.account.alerts["signed-in"]);

  await choose(page, en.account.logout);
  await expect(alertOf(page)).toHaveText(en.account.alerts["logged-out"]);
  // The provider knows the visitor as well.
  await context.clearCookies();
  await context.unrouteAll();
  openId.mood = "slow";
  const hidden = await openPopupOf(page);
  await hidden.waitForURL("**/interaction/*");
  await page.clock.runFor(9000);
  await expect(alertOf(page)).toHaveText(failed("popup-closed-by-user"));
  await enter(hidden);
  await expect(alertOf(page)).toHaveText(en.account.alerts["signed-in"]);
});

test("who never signs in loads nothing for it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(shop.url);
  await page.getByRole("link", { name: en.home.order }).click();
  await addItem(page, milk);
  await openDelivery(page);
  const scripts = asked.filter((url) => url.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const url of scripts) asked.push(await (await page.request.get(url)).text());
  expect(asked.filter((text) => /\/api\/auth|next-auth/.test(text))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
