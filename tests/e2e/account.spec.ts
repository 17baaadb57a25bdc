import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { APIRequestContext, APIResponse, Page } from "playwright/test";
import type { AuthCode } from "@/lib/auth/codes";
import { en, hi } from "@/lib/copy";
import { fill } from "@/lib/shop/format";
import { startOpenId, type OpenId } from "@/tests/support/openid";
import { listen, startShop, type Running, type Shop } from "@/tests/support/server";
import { expect, expectAccessible, expectScripts, test, takeExpected } from "@/tests/support/shop";

// In one worker, because one shop and one provider serve all tests.
test.describe.configure({ mode: "default" });
// The provider's pages ask another site for a font, which it refuses.
test.use({ isAlone: true, expected: /fonts\.googleapis/ });

let openId: OpenId;
let shop: Shop;
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

/** Presses Login with Google, and returns the popup that opens. */
async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: en.login.google }).click();
  return opened;
}

/** Opens the login page of a shop, and the popup from there. */
async function openPopupOf(page: Page, origin = shop.url): Promise<Page> {
  await page.goto(`${origin}/login`);
  // The scripts of the page make the card modal.
  await expect(page.locator("dialog:modal")).toBeVisible();
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

const providerPage = /\/interaction\//;
const alertOf = (page: Page) => page.locator('p[role="alert"]');
const profile = (page: Page) => page.getByRole("button", { name: en.account.profile });
const login = (page: Page) => page.getByRole("link", { name: en.account.login });
const failed = (code: AuthCode) =>
  fill(en.login.failed, { sentence: en.login.failures[code], code: code.replace(/:.*/, "") });

test("signing in says so and leads to the landing page @engines", async ({ page }) => {
  const popup = await openPopupOf(page);
  const closed = popup.waitForEvent("close");
  await enter(popup);
  await closed;
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
  synced.length = 0;
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
  const cookies = (await context.cookies(shop.url)).map((cookie) => cookie.name);
  expect(cookies).not.toContain("next-auth.session-token");
  const token = expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  const calls = [
    ["POST", token, ""],
    ["DELETE", undefined, JSON.stringify({ sub: name })],
  ];
  await expect.poll(() => synced).toEqual(calls);
  expect(shop.log()).not.toMatch(/eyJ|sita|onerror/i);
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
  takeExpected(complaints);
  await context.setOffline(false);

  const first = await openPopup(page);
  const second = await openPopup(page);
  await expect(alertOf(page)).toHaveText(failed("cancelled-popup-request"));
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
  await expectCode("auth/window", "no-auth-event");
  await expectCode("login#error=", "internal-error");
  await expectCode("login#error=toString", "internal-error");
  await page.route("**/api/auth/**", (route) => route.fulfill({ status: 500, json: {} }));
  await expectCode("auth/window#en", "network-request-failed:shop");
  await expectCode("login#error=", "network-request-failed:shop");
  takeExpected(complaints);

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

test("a popup that is or looks closed counts if one has signed in", async ({ page, context }) => {
  await page.clock.install();
  const closed = await openPopupOf(page);
  await closed.waitForURL(providerPage);
  // From here on time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await closed.close();
  await page.clock.runFor(8000);
  await expect(page.getByText(en.login.waiting)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(alertOf(page)).toHaveText(failed("popup-closed-by-user"));

  const silent = await openPopup(page);
  await silent.waitForURL(providerPage);
  // The page in which the popup would report its result stays empty.
  await context.route("**/auth/window", (route) => route.fulfill({ body: "" }));
  await enter(silent);
  await silent.waitForURL("**/auth/window");
  await silent.close();
  await page.clock.runFor(9000);
  await page.clock.resume();
  await expect(alertOf(page)).toHaveText(en.account.alerts["signed-in"]);

  await choose(page, en.account.logout);
  await expect(alertOf(page)).toHaveText(en.account.alerts["logged-out"]);
  // The provider knows the visitor as well.
  await context.clearCookies();
  await context.unrouteAll();
  openId.mood = "slow";
  const hidden = await openPopupOf(page);
  await hidden.waitForURL(providerPage);
  await page.clock.runFor(9000);
  await expect(alertOf(page)).toHaveText(failed("popup-closed-by-user"));
  await enter(hidden);
  await expect(alertOf(page)).toHaveText(en.account.alerts["signed-in"]);
});

test("who never signs in loads nothing for it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${shop.url}/seller`);
  await page.getByRole("textbox").fill("-");
  await expect(page.getByText(en.seller.nothing)).toBeVisible();
  await page.goto(shop.url);
  await page.getByRole("link", { name: en.home.order }).click();
  await expectScripts(page);
  const scripts = asked.filter((url) => url.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const url of scripts) asked.push(await (await page.request.get(url)).text());
  expect(asked.filter((text) => /\/api\/auth|next-auth/.test(text))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

// How such a sign-in looks in a browser is told above: here is what the server says.

const valueOf = async (answer: APIResponse, name: string) =>
  String(Reflect.get(Object(await answer.json()), name));

/** Begins a sign-in as NextAuth's client does, and returns the address to which it leads. */
async function begin(request: APIRequestContext, headers: Record<string, string> = {}) {
  const csrf = await request.get(`${shop.url}/api/auth/csrf`, { headers });
  expect(csrf.headers()["cache-control"]).toBe("private, no-store");
  const form = { csrfToken: await valueOf(csrf, "csrfToken"), json: "true" };
  const address = `${shop.url}/api/auth/signin/google`;
  return valueOf(await request.post(address, { headers, form }), "url");
}

test("a sign-in begins at the provider, not from another site", async ({ request }) => {
  for (const name of ["Accept", "Host", "X-Forwarded-Host"]) {
    const { origin, searchParams } = new URL(await begin(request, { [name]: "a.example" }));
    expect([origin, searchParams.get("scope")]).toEqual([openId.url, "openid email profile"]);
    expect(searchParams.get("redirect_uri")).toBe(`${shop.url}/api/auth/callback/google`);
    for (const check of ["state", "nonce", "code_challenge"]) {
      expect(searchParams.get(check)).toMatch(/^[\w-]{43}$/);
    }
    expect(searchParams.get("prompt")).toBe("select_account");
  }
  for (const origin of ["https://evil.example", "null"]) {
    const refused = "/auth/window?error=unauthorized-domain";
    expect(await begin(request, { Origin: origin })).toBe(refused);
  }
});

test("what fails between shop and provider has a code", async ({ request }) => {
  const auth = `${shop.url}/api/auth`;
  const endOf = async (address: string) => (await request.get(address)).url();
  const returnWith = (query: string) => endOf(`${auth}/callback/google?${query}`);
  const error = `${shop.url}/auth/window?error=`;

  // Forms without their cookie, of which one would lead elsewhere, and an answer that nobody has asked for.
  const form = { csrfToken: "a", json: "true", callbackUrl: "https://evil.example" };
  const refused = await request.post(`${auth}/signin/google`, { form });
  expect(await endOf(await valueOf(refused, "url"))).toContain(`${error}web-storage-unsupported`);
  expect(await returnWith("code=a&state=b")).toBe(`${error}no-auth-event`);

  await begin(request);
  const wrongAddress = "error_description=<img src=x onerror=alert(1)> redirect_uri";
  const wrong = await returnWith(`error=invalid_request&${wrongAddress}`);
  expect(wrong).toBe(`${error}unauthorized-domain`);
  expect(await returnWith("code=a&state=b")).toBe(`${error}invalid-auth-event`);

  // A secret that the provider does not know, and no provider.
  openId.mood = "strict";
  const account = await request.get(await begin(request));
  const grant = await request.post(account.url(), { form: { prompt: "login", login: "Sita" } });
  const answer = await request.post(grant.url(), { form: { prompt: "consent" } });
  expect(answer.url()).toBe(`${error}invalid-api-key`);
  openId.mood = "away";
  expect(await begin(request)).toBe("/auth/window?error=network-request-failed:google");

  expect(await (await request.get(`${auth}/session`)).json()).toEqual({});
  expect(shop.log()).not.toMatch(/eyJ|secret-that-only|sita/i);
});
