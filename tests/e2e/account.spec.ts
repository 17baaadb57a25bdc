import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { APIRequestContext, APIResponse, Page, Route } from "playwright/test";
import { shownCode, type AuthCode } from "@/lib/auth/codes";
import { en } from "@/lib/copy";
import { fill } from "@/lib/fill";
import { startOpenId, type OpenId } from "@/tests/support/openid";
import { listen, startShop, type Running, type Shop } from "@/tests/support/server";
import { expect, expectAccessible, expectScripts, test, takeExpected } from "@/tests/support/shop";

// In one worker, because one shop and one provider serve all tests.
test.describe.configure({ mode: "default" });
test.use({ isAlone: true });

let openId: OpenId;
let shop: Shop;
const servers: Running[] = [];
/** The requests of the token sync, whose receiver never answers. */
const synced: unknown[] = [];

/** Starts a built shop that signs in at an OpenID server on this machine. */
async function start(variables: Record<string, string> = {}): Promise<Shop> {
  const started = await startShop((url) => ({ ...openId.environment(url), ...variables }));
  servers.push(started);
  return started;
}

test.beforeAll(async () => {
  const receiver = createServer((request) => {
    const { method, headers } = request;
    void text(request).then((body) => synced.push([method, headers.authorization, body]));
  });
  const { url, stop } = await listen(receiver);
  openId = await startOpenId();
  servers.push({ url, stop }, openId);
  shop = await start({ AUTH_TOKEN_SYNC_URL: url, AUTH_TOKEN_SYNC_SECRET: "k".repeat(32) });
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

/** The same, and waits until the popup has reached the provider. */
async function openProvider(page: Page): Promise<Page> {
  const popup = await openPopupOf(page);
  await popup.waitForURL(providerPage);
  return popup;
}

/** Fills in the form of the provider. */
async function enter(popup: Page, name = "Sita Devi"): Promise<void> {
  await popup.getByRole("textbox", { name: "Name" }).fill(name);
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
  fill(en.login.failed, { sentence: en.login.failures[code], code: shownCode(code) });

async function fieldOf(answer: APIResponse, name: string): Promise<string> {
  return String(Reflect.get(Object(await answer.json()), name));
}

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
  const subject = expect.stringMatching(/^\{"sub":"[\w-]+"\}$/);
  const calls = [
    ["POST", token, ""],
    ["DELETE", undefined, subject],
  ];
  await expect.poll(() => synced).toEqual(calls);
  expect(shop.log()).not.toMatch(/eyJ|sita/i);
});

test("a sign-in that is cancelled closes its popup, and says nothing more", async ({ page }) => {
  const popup = await openPopupOf(page);
  const closed = popup.waitForEvent("close");
  await page.getByRole("button", { name: en.buttons.close }).click();
  await expect(login(page)).toBeFocused();
  await page.getByRole("link", { name: en.home.order }).click();
  await expect(page).toHaveURL(`${shop.url}/products`);
  await closed;
  await expect(alertOf(page)).toHaveCount(0);
  await page.getByRole("button", { name: en.productsPage.form.add }).first().click();
  await expect(page).toHaveURL(`${shop.url}/products`);
});

/** Expects that a sign-in has failed, for this reason and without a session, and has closed its popup. */
async function expectFailed(page: Page, popup: Page, code: AuthCode): Promise<void> {
  await expect(alertOf(page)).toHaveText(failed(code));
  await expect.poll(() => popup.isClosed()).toBe(true);
  const session = await page.request.get(new URL("/api/auth/session", page.url()).href);
  expect([session.status(), await session.text()]).toEqual([200, "{}"]);
}

const wrongAddress =
  "error=invalid_request&error_description=<img src=x onerror=alert(1)> redirect_uri";

/** What is done at the provider, and what it leads to. */
const mishaps: readonly [AuthCode, (popup: Page) => Promise<unknown>][] = [
  ["popup-closed-by-user", (popup) => popup.getByRole("button", { name: "Cancel" }).click()],
  [
    "unauthorized-domain",
    (popup) => popup.goto(`${shop.url}/api/auth/callback/google?${wrongAddress}`),
  ],
  ["no-auth-event", (popup) => loseCookie(popup).then(() => enter(popup))],
  ["invalid-auth-event", (popup) => beginAnother(popup).then(() => enter(popup))],
];
const loseCookie = (popup: Page) => popup.context().clearCookies({ name: "next-auth.state" });
const beginAnother = async (popup: Page) => openProvider(await popup.context().newPage());

/** Requests of a sign-in, and what becomes of them where the shop is not in order. */
const outages: readonly [string, (route: Route) => unknown][] = [
  ["providers", (route) => route.abort()],
  ["**", (route) => route.fulfill({ status: 502, body: "Bad gateway" })],
  ["**", () => undefined],
  ["signin/google", () => undefined],
];

test("a sign-in that fails says why, and can be tried again", async ({
  page,
  context,
  complaints,
}) => {
  // The form has no cookie, and then the shop does not answer as it should, or in time.
  await context.route("**/csrf", (route) => route.fulfill({ json: { csrfToken: "a" } }));
  await expectFailed(page, await openPopupOf(page), "web-storage-unsupported");
  for (const [path, answer] of outages) {
    await context.unrouteAll();
    await context.route(`**/api/auth/${path}`, answer);
    await expectFailed(page, await openPopup(page), "shop-unreachable");
    takeExpected(complaints);
  }
  await context.unrouteAll();
  for (const [code, fail] of mishaps) {
    await test.step(code, async () => {
      const popup = await openPopup(page);
      await popup.waitForURL(providerPage);
      await fail(popup);
      await expectFailed(page, popup, code);
    });
  }
  // At another host.
  expect(shop.log()).not.toMatch(/eyJ|sita/i);
  const other = shop.url.replace("127.0.0.1", "localhost");
  await expectFailed(page, await openPopupOf(page, other), "unauthorized-domain");
});

test("a sign-in where shop or provider are not in order says what is wrong", async ({ page }) => {
  await test.step("a secret that the provider does not know", async () => {
    openId.mood = "strict";
    const popup = await openProvider(page);
    await enter(popup);
    await expectFailed(page, popup, "invalid-api-key");
  });
  await test.step("no provider", async () => {
    openId.mood = "away";
    await expectFailed(page, await openPopupOf(page), "google-unreachable");
  });
  await test.step("a weak secret of the shop", async () => {
    const { url, log } = await start({ NEXTAUTH_SECRET: "short" });
    await expectFailed(page, await openPopupOf(page, url), "auth-domain-config-required");
    expect(shop.log() + log()).not.toMatch(/eyJ|secret-that-only|sita/i);
  });
});

test("a shop that is not in order is told in this window, too", async ({ page, complaints }) => {
  await page.route("**/api/auth/**", (route) => route.fulfill({ status: 500, json: {} }));
  for (const path of ["auth/window#here", "login#here:signed-in"]) {
    await page.goto("about:blank");
    await page.goto(`${shop.url}/${path}`);
    await expect(alertOf(page)).toHaveText(failed("shop-unreachable"));
    takeExpected(complaints);
  }
});

test("a sign-in that was never begun is none", async ({ page }) => {
  for (const [path, code] of [
    ["auth/window", "no-auth-event"],
    ["auth/window?error=access_denied", "no-auth-event"],
    ["api/auth/callback/google?code=a&state=b", "no-auth-event"],
    ["login#here:signed-in", "internal-error"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`${shop.url}/${path}`);
    await expect(alertOf(page)).toHaveText(failed(code));
  }
});

test("a closed popup is reported, but counts if one has signed in", async ({ page, context }) => {
  await page.clock.install();
  const popup = await openProvider(page);
  // From here on time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await popup.close();
  await page.clock.runFor(8000);
  await expect(page.getByText(en.login.waiting)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(alertOf(page)).toHaveText(failed("popup-closed-by-user"));

  const next = await openPopup(page);
  await next.waitForURL(providerPage);
  // The page in which the popup would report its result stays empty.
  await context.route("**/auth/window", (route) => route.fulfill({ body: "" }));
  await enter(next);
  await next.waitForURL("**/auth/window");
  await next.close();
  await page.clock.runFor(9000);
  await expect(alertOf(page)).toHaveText(en.account.alerts["signed-in"]);
});

test("a popup that only looks closed, by the policy of a slow provider, counts", async ({
  page,
}) => {
  openId.mood = "slow";
  await page.clock.install();
  const popup = await openProvider(page);
  await page.clock.runFor(9000);
  await expect(alertOf(page)).toHaveText(failed("popup-closed-by-user"));
  await enter(popup);
  await expect(alertOf(page)).toHaveText(en.account.alerts["signed-in"]);
});

test("a second request cancels the first", async ({ page, context }) => {
  const first = await openPopupOf(page);
  const second = await openPopup(page);
  await expect(alertOf(page)).toHaveText(failed("cancelled-popup-request"));
  await expect.poll(() => first.isClosed()).toBe(true);
  const other = await context.newPage();
  await other.goto(shop.url);
  await other.evaluate(() => {
    for (const name of ["sign-in", "1-2-3-4", ""]) {
      new BroadcastChannel(name).postMessage("signed-in");
    }
  });
  await page.evaluate(() => window.postMessage("signed-in", "*"));
  await expect(login(other)).toBeVisible();
  await enter(second);
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

/** Begins a sign-in as NextAuth's client does, and returns the address to which it leads. */
async function begin(request: APIRequestContext, headers: Record<string, string>, query = "") {
  const csrf = await request.get(`${shop.url}/api/auth/csrf`, { headers });
  const answer = await request.post(`${shop.url}/api/auth/signin/google${query}`, {
    headers,
    form: { csrfToken: await fieldOf(csrf, "csrfToken"), json: "true" },
  });
  return fieldOf(answer, "url");
}

test("a sign-in begins at the provider, not from another site", async ({ request }) => {
  const forged = "?scope=openid+forged&prompt=none&callbackUrl=https://evil.example";
  for (const name of ["Accept", "Host", "X-Forwarded-Host"]) {
    const { origin, searchParams } = new URL(await begin(request, { [name]: "a.example" }, forged));
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

test("no return address leads elsewhere, and no answer is kept", async ({ request }) => {
  // NextAuth's own checks hold of the rest: our part is where it leads to.
  const callbackUrl = "https://evil.example";
  const csrf = await request.get(`${shop.url}/api/auth/csrf`);
  for (const answer of [await request.get(`${shop.url}/api/auth/a/b`), csrf]) {
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
  }
  const form = { csrfToken: await fieldOf(csrf, "csrfToken"), json: "true", callbackUrl };
  const out = await request.post(`${shop.url}/api/auth/signout`, { form });
  expect(await fieldOf(out, "url")).toBe(`${shop.url}/auth/window`);

  // A visitor cannot write lines of their own into the log either.
  const line = { level: "error", code: "a\nForged line" };
  await request.post(`${shop.url}/api/auth/_log`, { form: line });
  expect(shop.log()).toContain("[sign-in] aForgedline");
});
