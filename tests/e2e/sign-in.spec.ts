import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { APIRequestContext, APIResponse, Page } from "playwright/test";
import type { AuthCode } from "@/lib/auth/codes";
import { en, hi, type Copy } from "@/lib/copy";
import { fill } from "@/lib/order/text";
import { startOpenId, type OpenId } from "@/tests/support/openid";
import { listen, startShop, type Shop } from "@/tests/support/server";
import { expect, expectAccessible, test } from "@/tests/support/shop";

// Everything here happens in a built shop that signs in at a real OpenID server on this machine.

let shop: Shop;
let openId: OpenId;
test.beforeAll(async () => {
  shop = await startShop(async (url) => {
    openId = await startOpenId(url);
    return openId.environment(url);
  });
});
test.afterAll(async () => {
  await shop.stop();
  await openId.stop();
});

/** A shop with other variables, for as long as `use` runs. */
async function withShop(
  page: Page,
  { openerPolicy, ...variables }: Record<string, string>,
  use: (other: Shop) => Promise<void>,
): Promise<void> {
  let provider: OpenId | undefined;
  const other = await startShop(async (url) => {
    provider = await startOpenId(url, { openerPolicy });
    return { ...provider.environment(url), ...variables };
  });
  try {
    await use(other);
  } finally {
    await page.goto("about:blank");
    await other.stop();
    await provider?.stop();
  }
}

/** Opens the sign-in card and presses its button. */
async function pressLogin(page: Page, origin = shop.url, { login }: Copy = en): Promise<void> {
  await page.goto(`${origin}${login === hi.login ? "/hi" : ""}/login`);
  // Scripts have come.
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.getByRole("button", { name: login.google }).click();
}

/** The same, and waits until the popup that opens is at the provider. */
async function openPopup(page: Page, origin?: string, words?: Copy): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await pressLogin(page, origin, words);
  const popup = await opened;
  await expect(popup).toHaveURL(/\/interaction\//);
  return popup;
}

/** Signs in at the provider. */
async function enter(popup: Page, name = "Sita Devi"): Promise<void> {
  await popup.getByRole("textbox", { name: "Name" }).fill(name);
  await popup.getByRole("button", { name: "Continue" }).click();
}

async function signIn(page: Page, origin?: string): Promise<void> {
  await enter(await openPopup(page, origin));
  await expect(alertOf(page)).toHaveText("Login Successful");
}

/** Opens the Profile menu and presses one of its buttons. */
async function choose(page: Page, name: "Help" | "Logout"): Promise<void> {
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("button", { name }).click();
}

const alertOf = (page: Page) => page.locator('p[role="alert"]');
const profile = (page: Page) => page.getByRole("button", { name: "Profile" });
const login = (page: Page) => page.getByRole("link", { name: "Login" });
const failed = (code: AuthCode, words: Copy["login"] = en.login) =>
  fill(words.failed, { sentence: words.failures[code], code });

/** Names of the shop's cookies; on one machine the provider's are there, too. */
async function cookiesOf(page: Page): Promise<string[]> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  return names.filter((name) => name.startsWith("next-auth.")).sort();
}

async function fieldOf(answer: APIResponse, name: string): Promise<string> {
  return String(Reflect.get(Object(await answer.json()), name));
}

test("signing in closes the popup, says so and leads to the landing page @engines", async ({
  page,
}) => {
  const popup = await openPopup(page);
  const closed = popup.waitForEvent("close");
  const name = "<img src=x onerror=document.title=1>".repeat(3);
  await enter(popup, name);
  await closed;
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(alertOf(page)).toHaveText("Login Successful");
  await expect(page.getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(alertOf(page)).toHaveCount(0);
  await expect(profile(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByText("S", { exact: true })).toBeVisible();
});

test("the menu works by keyboard; Help and Logout say what they do", async ({ page }) => {
  await signIn(page);
  await page.keyboard.press("Escape");
  const help = page.getByRole("button", { name: "Help" });
  await profile(page).press("Enter");
  await page.keyboard.press("Tab");
  await expect(help).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(help).toHaveCount(0);

  await choose(page, "Help");
  await expect(alertOf(page)).toHaveText("Help Section Coming Soon!");
  await expect(help).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(profile(page)).toBeFocused();
  await choose(page, "Logout");
  await expect(alertOf(page)).toHaveText("Logged Out");
  await expect(login(page)).toBeVisible();
  expect(await cookiesOf(page)).toEqual(["next-auth.callback-url", "next-auth.csrf-token"]);
  await page.getByRole("link", { name: "Order Now" }).click();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(login(page)).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
});

test("a sign-in and a sign-out show in the other tabs", async ({ page, context }) => {
  await page.goto(shop.url);
  const other = await context.newPage();
  await signIn(other);
  await expect(profile(page)).toBeVisible();
  await choose(other, "Logout");
  await expect(alertOf(other)).toHaveText("Logged Out");
  await expect(login(page)).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
});

test("a session that is over is noticed on coming back, but not without a network", async ({
  page,
  context,
  complaints,
}) => {
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await signIn(page);
  await context.setOffline(true);
  await choose(page, "Logout");
  await expect(alertOf(page)).toHaveText(en.account.alerts["still-signed-in"]);
  await comeBack();
  await expect(profile(page)).toBeVisible();
  await context.setOffline(false);
  const name = "next-auth.session-token";
  await context.addCookies([{ url: shop.url, name, value: "e30.made.up" }]);
  await comeBack();
  await expect(login(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("signed-in"))).toBeNull();
  complaints.length = 0;
});

test("after the card was closed a sign-in leaves the visitor where they are", async ({ page }) => {
  const popup = await openPopup(page);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(login(page)).toBeFocused();
  await page.getByRole("link", { name: "Order Now" }).click();
  await expect(page).toHaveURL(`${shop.url}/products`);
  const closed = popup.waitForEvent("close");
  await enter(popup);
  await closed;
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page).toHaveURL(`${shop.url}/products`);
});

test("what the provider refuses has a code, and none of the provider's words", async ({ page }) => {
  const refusals: readonly (readonly [error: string, why: string, code: AuthCode])[] = [
    ["access_denied", "<img src=x onerror=alert(1)>", "popup-closed-by-user"],
    ["invalid_request", "Invalid redirect_uri", "unauthorized-domain"],
    ["unauthorized_client", "", "invalid-api-key"],
  ];
  for (const [error, why, code] of refusals) {
    const popup = await openPopup(page);
    await popup.getByRole("textbox", { name: "Why" }).fill(why);
    await popup.getByRole("textbox", { name: "Refusal" }).fill(error);
    await popup.getByRole("button", { name: "Cancel" }).click();
    await expect(alertOf(page)).toHaveText(failed(code));
    await expect.poll(() => popup.isClosed()).toBe(true);
  }
  expect(await cookiesOf(page)).not.toContain("next-auth.session-token");
});

test("a closed popup is reported after 8 seconds, and the next one works", async ({ page }) => {
  await page.clock.install();
  const popup = await openPopup(page);
  // From here on time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await popup.close();
  await page.clock.runFor(8000);
  await expect(page.getByText(en.login.waiting)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(alertOf(page)).toHaveText(failed("popup-closed-by-user"));
  await page.clock.resume();
  await signIn(page);
});

test("a popup that is closed after the sign-in still counts", async ({ page, context }) => {
  await page.clock.install();
  await context.addInitScript(() => {
    if (window.location.pathname !== "/auth/window" || window.location.hash) return;
    // What the popup says is lost.
    BroadcastChannel.prototype.postMessage = () => undefined;
    window.close = () => undefined;
  });
  const popup = await openPopup(page);
  await enter(popup);
  await expect(popup).toHaveURL(/\/auth\/window$/);
  await popup.close();
  await page.clock.runFor(9000);
  await expect(alertOf(page)).toHaveText("Login Successful");
});

test("a popup that only looks closed, by the provider's policy, counts", async ({ page }) => {
  await page.clock.install();
  await withShop(page, { openerPolicy: "same-origin" }, async ({ url }) => {
    const popup = await openPopup(page, url);
    await page.clock.runFor(20_000);
    await expect(alertOf(page)).toHaveText(failed("popup-closed-by-user"));
    const closed = popup.waitForEvent("close");
    await enter(popup);
    await closed;
    await expect(alertOf(page)).toHaveText("Login Successful");
  });
});

test("a blocked popup is reported, and sign-in goes on in this window", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await pressLogin(page);
  await expect(alertOf(page)).toHaveText(failed("popup-blocked"));
  await page.getByRole("link", { name: "Sign in in this window instead" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(alertOf(page)).toHaveText(failed("popup-closed-by-user"));
});

test("before scripts a tap signs in in this window, in its language", async ({ page }) => {
  await page.route("**/_next/**/*.js", () => undefined);
  await page.goto(`${shop.url}/hi/login`, { waitUntil: "commit" });
  await page.getByRole("button", { name: hi.login.google }).click();
  await page.unroute("**/_next/**/*.js");
  await page.reload();
  await enter(page);
  await expect(page).toHaveURL(`${shop.url}/hi`);
  await expect(alertOf(page)).toHaveText(hi.account.alerts["signed-in"]);
});

test("a second request cancels the first, and only the second signs in", async ({ page }) => {
  const first = await openPopup(page);
  expect(await first.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
  const closed = first.waitForEvent("close");
  const next = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Login with Google" }).click();
  await closed;
  await expect(alertOf(page)).toHaveText(failed("cancelled-popup-request"));
  await enter(await next);
  await expect(alertOf(page)).toHaveText("Login Successful");
});

test("of two sign-ins in two languages the older is out of date", async ({ page, context }) => {
  const older = await openPopup(page);
  const hindi = await context.newPage();
  const newer = await openPopup(hindi, shop.url, hi);
  await enter(older);
  await expect(alertOf(page)).toHaveText(failed("invalid-auth-event"));
  await expect(hindi.getByText(hi.login.waiting)).toBeVisible();
  await enter(newer);
  await expect(hindi).toHaveURL(`${shop.url}/hi`);
  await expect(alertOf(hindi)).toHaveText(hi.account.alerts["signed-in"]);
});

test("a sign-in that was never begun, or ten minutes ago, is none", async ({ page, context }) => {
  const popup = await openPopup(page);
  const lasts = (await context.cookies()).find(({ name }) => name === "next-auth.state")?.expires;
  expect(Math.abs(Number(lasts) - Date.now() / 1000 - 600)).toBeLessThan(60);
  await context.clearCookies({ name: "next-auth.state" });
  await enter(popup);
  await expect(alertOf(page)).toHaveText(failed("no-auth-event"));
  for (const path of ["auth/window", "auth/window?error=access_denied", "login#here:signed-in"]) {
    await page.goto(`${shop.url}/about`);
    await page.goto(`${shop.url}/${path}`);
    const code = path.startsWith("auth") ? "no-auth-event" : "internal-error";
    await expect(alertOf(page)).toHaveText(failed(code));
  }
});

test("obstacles have their code, and close the popup", async ({ page, context, complaints }) => {
  const expectCode = async (code: AuthCode, origin?: string) => {
    await pressLogin(page, origin);
    await expect(alertOf(page)).toHaveText(failed(code));
    await expect.poll(() => context.pages().length).toBe(1);
  };
  await page.route("**/api/auth/providers", (route) => route.abort());
  await expectCode("network-request-failed");
  complaints.length = 0;
  await page.unroute("**/api/auth/providers");
  await expectCode("unauthorized-domain", shop.url.replace("127.0.0.1", "localhost"));
  // As if the browser had dropped the cookie of the token.
  await context.route("**/api/auth/csrf", (route) => route.fulfill({ json: { csrfToken: "a" } }));
  await expectCode("web-storage-unsupported");
});

const setUps: readonly (readonly [code: AuthCode, variables: Record<string, string>])[] = [
  ["auth-domain-config-required", { GOOGLE_CLIENT_ID: "", GOOGLE_CLIENT_SECRET: "" }],
  ["auth-domain-config-required", { NEXTAUTH_SECRET: "too short" }],
  ["network-request-failed", { GOOGLE_ISSUER: "http://127.0.0.1:9" }],
];
for (const [code, variables] of setUps) {
  test(`with ${JSON.stringify(variables)} the card says ${code}`, async ({ page, context }) => {
    await withShop(page, variables, async ({ url, log }) => {
      await pressLogin(page, url);
      await expect(alertOf(page)).toHaveText(failed(code));
      await expect.poll(() => context.pages().length).toBe(1);
      const session = await page.request.get(`${url}/api/auth/session`);
      expect([session.status(), await session.text()]).toEqual([200, "{}"]);
      expect(log().includes("NEXTAUTH_SECRET is shorter")).toBe("NEXTAUTH_SECRET" in variables);
    });
  });
}

test("a refused client has the code for the key", async ({ page }) => {
  await withShop(page, { GOOGLE_CLIENT_SECRET: "wrong" }, async ({ url, log }) => {
    await enter(await openPopup(page, url));
    await expect(alertOf(page)).toHaveText(failed("invalid-api-key"));
    expect(log()).toContain("[sign-in] invalid-api-key\n");
    expect(log()).not.toMatch(/eyJ|wrong|sita/);
  });
});

test("who never signs in loads no script for it, asks nothing and gets no cookie", async ({
  page,
}) => {
  const scripts: string[] = [];
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(request.url());
  });
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script") scripts.push(await response.text());
  });
  for (const path of ["/", "/products", "/seller"]) {
    await page.goto(shop.url + path, { waitUntil: "networkidle" });
  }
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => /\/api\/auth|next-auth|profile-panel/.test(script))).toEqual(
    [],
  );
});

/** Begins a sign-in as NextAuth's own client does; returns the provider's address. */
async function begin(request: APIRequestContext, headers: Record<string, string>, query: string) {
  const csrf = await request.get(`${shop.url}/api/auth/csrf`, { headers });
  const answer = await request.post(`${shop.url}/api/auth/signin/google${query}`, {
    headers,
    form: { csrfToken: await fieldOf(csrf, "csrfToken"), json: "true" },
  });
  return fieldOf(answer, "url");
}

test("the provider is asked for three scopes, with PKCE, state and nonce, whatever was sent", async ({
  request,
}) => {
  const forged = "?scope=openid+forged&prompt=none&callbackUrl=https://evil.example";
  for (const name of ["Accept", "Host", "X-Forwarded-Host"]) {
    const { origin, searchParams } = new URL(await begin(request, { [name]: "a.example" }, forged));
    expect(origin).toBe(openId.url);
    const random = expect.stringMatching(/^[\w-]{43}$/);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: "shop",
      scope: "openid email profile",
      response_type: "code",
      redirect_uri: `${shop.url}/api/auth/callback/google`,
      state: random,
      nonce: random,
      code_challenge: random,
      code_challenge_method: "S256",
    });
  }
});

test("no sign-in begins from another site, or without the right token", async ({ request }) => {
  for (const origin of ["https://evil.example", "null"]) {
    const url = await begin(request, { Origin: origin }, "");
    expect(url).toBe("/auth/window?error=unauthorized-domain");
  }
  for (const csrfToken of ["", "wrong"]) {
    const form = { csrfToken, json: "true" };
    const answer = await request.post(`${shop.url}/api/auth/signin/google`, { form });
    expect(await fieldOf(answer, "url")).toBe(`${shop.url}/api/auth/signin?csrf=true`);
    expect(answer.headers()["set-cookie"] ?? "").not.toContain("state");
  }
});

test("no return address leads elsewhere, no answer is kept, and none is an error of the server", async ({
  request,
}) => {
  const elsewhere = ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:1"];
  const odd = [`${shop.url}.evil.example`, "%2f%2fevil.example", "https://%", "ä", "\r\nA: b"];
  const paths = ["signin", "signout", "session", "csrf", "error", "callback/google", "_log", "a/b"];
  for (const wanted of [...elsewhere, ...odd]) {
    for (const path of paths) {
      const query = new URLSearchParams({ callbackUrl: wanted, error: wanted });
      const address = `${shop.url}/api/auth/${path}?${query}`;
      const answer = await request.get(address, { maxRedirects: 0 });
      expect([address, answer.status() < 500]).toEqual([address, true]);
      expect(new URL(answer.headers().location ?? "/", shop.url).origin).toBe(shop.url);
      expect(answer.headers()["cache-control"]).toBe("private, no-store");
    }
    const csrfToken = await fieldOf(await request.get(`${shop.url}/api/auth/csrf`), "csrfToken");
    const form = { csrfToken, json: "true", callbackUrl: wanted };
    const out = await request.post(`${shop.url}/api/auth/signout`, { form });
    expect(await fieldOf(out, "url")).toBe(`${shop.url}/auth/window`);
  }
});

test("what cannot be read is the sender's fault, and not the server's", async ({ request }) => {
  const get = (path: string, headers: Record<string, string>) =>
    request.get(`${shop.url}/api/auth/${path}`, { headers, maxRedirects: 0 });
  const post = (path: string, type: string) =>
    request.post(`${shop.url}/api/auth/${path}`, {
      headers: { "Content-Type": type },
      data: Buffer.from("{"),
      maxRedirects: 0,
    });
  const answers = await Promise.all([
    get("session", { Authorization: "Bearer %" }),
    get("session", { Cookie: "next-auth.session-token=%" }),
    get("csrf", { Cookie: "next-auth.callback-url=https%3A%2F%2F%25" }),
    get("callback/google", { Cookie: "next-auth.state=%; next-auth.nonce=a" }),
    post("signout", "application/json"),
    post("signin/google", "text/plain"),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 400, 302, 400, 302]);
});

test("on https every cookie is secure, and of this host alone", async ({ page, request }) => {
  await withShop(page, { NEXTAUTH_URL: "https://shop.example" }, async ({ url }) => {
    const linesOf = (answer: APIResponse) =>
      answer.headersArray().flatMap(({ name, value }) => (/^set-cookie$/i.test(name) ? value : []));
    const csrf = await request.get(`${url}/api/auth/csrf`);
    // Over http the browser would not send them back.
    const headers = { Cookie: linesOf(csrf).join("; ") };
    const form = { csrfToken: await fieldOf(csrf, "csrfToken"), json: "true" };
    const begun = await request.post(`${url}/api/auth/signin/google`, { form, headers });
    const lines = [...linesOf(csrf), ...linesOf(begun)];
    expect(new Set(lines.map((line) => line.replace(/=.*/, "")))).toEqual(
      new Set([
        "__Host-next-auth.csrf-token",
        "__Secure-next-auth.callback-url",
        "__Host-next-auth.state",
        "__Host-next-auth.pkce.code_verifier",
        "__Host-next-auth.nonce",
      ]),
    );
    for (const line of lines) expect(line).toMatch(/Path=\/;.* HttpOnly; Secure; SameSite=Lax$/);
  });
});

test("forged messages and states sign nobody in, and end no sign-in", async ({ page, context }) => {
  const popup = await openPopup(page);
  const other = await context.newPage();
  await other.goto(`${shop.url}/api/auth/callback/google?code=a&state=b`);
  await expect(alertOf(other)).toHaveText(failed("no-auth-event"));
  await other.evaluate(() => {
    for (const name of ["sign-in", "1-2-3-4", ""]) {
      new BroadcastChannel(name).postMessage("signed-in");
    }
  });
  await page.evaluate(() => window.postMessage("signed-in", "*"));
  expect(await cookiesOf(page)).not.toContain("next-auth.session-token");
  await expect(page.getByText(en.login.waiting)).toBeVisible();
  await enter(popup);
  await expect(alertOf(page)).toHaveText("Login Successful");
});

test("the receiver of the token sync hears of both, and delays neither", async ({ page }) => {
  const calls: unknown[] = [];
  // It never answers.
  const receiver = createServer((incoming) => {
    const { method, headers } = incoming;
    void text(incoming).then((body) => calls.push([method, headers.authorization, body]));
  });
  const { url: address, stop } = await listen(receiver);
  const variables = { AUTH_TOKEN_SYNC_URL: address, AUTH_TOKEN_SYNC_SECRET: "k".repeat(32) };
  await withShop(page, variables, async ({ url, log }) => {
    await signIn(page, url);
    await choose(page, "Logout");
    await expect(alertOf(page)).toHaveText("Logged Out");
    await expect
      .poll(() => calls)
      .toEqual([
        ["POST", expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/), ""],
        ["DELETE", undefined, expect.stringMatching(/^\{"sub":"[\w-]+"\}$/)],
      ]);
    await expect.poll(log, { timeout: 10_000 }).toContain("[sign-in] TOKEN_SYNC TimeoutError");
    expect(log()).not.toMatch(/eyJ|sita/);
  });
  await stop();
});
