import { signedOutChannel } from "@/components/account/messages-between-tabs";
import {
  alertOf,
  enter,
  expect,
  fieldOf,
  openPopup,
  shopCookies,
  signIn,
  test,
  withShop,
} from "@/tests/support/sign-in-fixtures";
import type { APIRequestContext, APIResponse } from "playwright/test";

/** Begins a sign-in as NextAuth's own client does; returns the provider's address. */
async function begin(
  request: APIRequestContext,
  headers: Record<string, string> = {},
  query: Record<string, string> = {},
) {
  const csrf = await request.get("/api/auth/csrf", { headers });
  const csrfToken = String(await fieldOf(csrf, "csrfToken"));
  const answer = await request.post("/api/auth/signin/google", {
    params: query,
    headers,
    form: { csrfToken, json: "true" },
  });
  return new URL(String(await fieldOf(answer, "url")));
}

test("a sign-in leaves HttpOnly, Lax cookies and a bare hint, and no name or secret in the log", async ({
  page,
  servers,
}) => {
  const before = servers.shop.log().length;
  await signIn(page);
  const log = servers.shop.log().slice(before);
  expect(log).toBe("[sign-in] SIGNED_IN\n");
  const cookies = (await page.context().cookies())
    .filter(({ name }) => /next-auth|sign/.test(name))
    .map(({ name, httpOnly, sameSite, path }) => ({ name, httpOnly, sameSite, path }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const kept = { httpOnly: true, sameSite: "Lax", path: "/" };

  expect(cookies).toEqual([
    { name: "next-auth.callback-url", ...kept },
    { name: "next-auth.csrf-token", ...kept },
    { name: "next-auth.session-token", ...kept },
    { name: "signed-in", ...kept, httpOnly: false },
  ]);
  await page.goto("/api/auth/callback/google?code=a&state=b");
  expect(servers.shop.log().slice(before)).toBe(`${log}[sign-in] REFUSED no-auth-event\n`);
});

test("the provider is asked for three scopes, with PKCE, state and nonce", async ({
  page,
  servers,
}) => {
  const query = (await begin(page.request)).searchParams;

  expect(query.get("scope")).toBe("openid email profile");
  expect(query.get("code_challenge_method")).toBe("S256");
  expect(query.get("state")).toMatch(/^[\w-]{43}$/);
  expect(query.get("nonce")).toMatch(/^[\w-]{43}$/);
  expect(query.get("redirect_uri")).toBe(`${servers.shop.url}/api/auth/callback/google`);
});

test("parameters in the address of a form do not reach the provider", async ({ page }) => {
  const forged = { scope: "openid forged", prompt: "none", login_hint: "forged" };
  const query = (await begin(page.request, {}, forged)).searchParams;

  expect(query.get("scope")).toBe("openid email profile");
  expect([query.has("prompt"), query.has("login_hint")]).toEqual([false, false]);
});

test("a forged host changes nothing, whatever the platform has set", async ({ playwright }) => {
  const environment = { AUTH_TRUST_HOST: "1", VERCEL: "1" };
  await withShop({ environment }, async ({ shop }) => {
    const request = await playwright.request.newContext({ baseURL: shop.url });
    for (const name of ["Host", "X-Forwarded-Host"]) {
      const address = await begin(request, { [name]: "evil.example" });
      expect(address.searchParams.get("redirect_uri")).toBe(`${shop.url}/api/auth/callback/google`);
    }
    await request.dispose();
  });
});

const elsewhere = [
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "https://127.0.0.1.evil.example",
  "%2f%2fevil.example",
  "https://%",
  "blob:http://127.0.0.1/9115d58c",
];
test("a return address on another site leads to the shop", async ({ page, servers }) => {
  for (const wanted of elsewhere) {
    const query = `callbackUrl=${encodeURIComponent(wanted)}`;
    for (const path of ["signin", "signout", "session", "csrf", "error", "callback/google"]) {
      const answer = await page.request.get(`/api/auth/${path}?${query}`, { maxRedirects: 0 });
      expect(answer.status()).toBeLessThan(500);
      const location = answer.headers().location ?? "/";
      const target = new URL(location, servers.shop.url);
      expect(target.origin).toBe(servers.shop.url);
      const carried = target.searchParams.get("callbackUrl") ?? servers.shop.url;
      expect(new URL(carried, servers.shop.url).origin).toBe(servers.shop.url);
    }
    const csrf = await page.request.get("/api/auth/csrf");
    const csrfToken = String(await fieldOf(csrf, "csrfToken"));
    const out = await page.request.post("/api/auth/signout", {
      form: { csrfToken, json: "true", callbackUrl: wanted },
    });
    expect(new URL(String(await fieldOf(out, "url"))).origin).toBe(servers.shop.url);
  }
});

/** Requests a sign-in, as another site or program could. */
async function beginWith(request: APIRequestContext, csrfToken: string, origin: string) {
  const answer = await request.post("/api/auth/signin/google", {
    form: { csrfToken, json: "true" },
    headers: { Origin: origin },
  });
  const said: unknown = await answer.json();
  return { said, cookies: answer.headers()["set-cookie"] };
}

test("without the right token no sign-in begins", async ({ page, servers }) => {
  for (const csrfToken of ["", "wrong"]) {
    expect(await beginWith(page.request, csrfToken, servers.shop.url)).toEqual({
      said: { error: "web-storage-unsupported" },
      cookies: undefined,
    });
  }
});

test("another site cannot begin a sign-in", async ({ page }) => {
  const csrf = await page.request.get("/api/auth/csrf");
  const csrfToken = String(await fieldOf(csrf, "csrfToken"));
  for (const origin of ["https://evil.example", "null"]) {
    expect(await beginWith(page.request, csrfToken, origin)).toEqual({
      said: { error: "unauthorized-domain" },
      cookies: undefined,
    });
  }
});

test("a sign-out ends the session whatever its return address", async ({ page, comeSignedIn }) => {
  await comeSignedIn();
  const csrf = await page.request.get("/api/auth/csrf");
  const form = { csrfToken: String(await fieldOf(csrf, "csrfToken")), callbackUrl: "/?csrf=true" };
  await page.request.post("/api/auth/signout", { form });

  expect(await shopCookies(page)).toEqual([]);
});

test("a wrong, missing or replayed state creates no session", async ({ page, context }) => {
  await page.goto("/api/auth/callback/google?code=a&state=b");
  await expect(alertOf(page)).toContainText("(no-auth-event)");

  const callbacks: string[] = [];
  context.on("request", (request) => {
    if (request.url().includes("/callback/")) callbacks.push(request.url());
  });
  const popup = await openPopup(page);
  await expect(popup).toHaveURL(/\/interaction\//);
  const forged = await context.newPage();
  await forged.goto("/api/auth/callback/google?code=a&state=b");
  await expect(alertOf(forged)).toContainText("(invalid-auth-event)");
  expect(await shopCookies(page)).not.toContain("next-auth.session-token");

  await enter(popup, { email: "a@example.org" });
  await expect(alertOf(page)).toHaveText("Login Successful");
  await context.clearCookies({ name: "next-auth.session-token" });
  await forged.goto(callbacks.at(-1) ?? "");
  await expect(alertOf(forged)).toContainText("(no-auth-event)");
  expect(await shopCookies(page)).not.toContain("next-auth.session-token");
});

test("forged messages sign nobody in", async ({ page, context }) => {
  const popup = await openPopup(page);
  await expect(popup).toHaveURL(/\/interaction\//);
  const other = await context.newPage();
  await other.goto("/about");
  await other.evaluate((channelName) => {
    for (const name of [channelName, "1-2-3-4", ""]) {
      const channel = new BroadcastChannel(name);
      for (const message of ["signed-in", "internal-error", "<b>", {}, null]) {
        channel.postMessage(message);
      }
    }
  }, signedOutChannel);
  await other.goto("/auth/done?attempt=1-2-3-4&error=internal-error");
  await page.evaluate(() => window.postMessage("signed-in", "*"));

  await enter(popup, { email: "a@example.org" });
  await expect(page).toHaveURL("/");
  await expect(alertOf(page)).toHaveText("Login Successful");
});

test("responses are never cached, and malformed requests never cause a server error", async ({
  page,
}) => {
  const send = page.request;
  const oddReturn = { Cookie: "next-auth.callback-url=https%3A%2F%2F%25" };
  const oddSession = { Cookie: `${oddReturn.Cookie}; next-auth.session-token=%` };
  const answers = {
    session: await send.get("/api/auth/session"),
    bearer: await send.get("/api/auth/session", { headers: { Authorization: "Bearer %" } }),
    "odd cookies": await send.get("/api/auth/session", { headers: oddSession }),
    csrf: await send.get("/api/auth/csrf?callbackUrl=https://%25"),
    "csrf, odd return": await send.get("/api/auth/csrf", { headers: oddReturn }),
    "sign-out, odd return": await send.post("/api/auth/signout", { headers: oddReturn, form: {} }),
    "callback, odd return": await send.get("/api/auth/callback/google", { headers: oddReturn }),
    callback: await send.get("/api/auth/callback/google?error=<script>", { maxRedirects: 0 }),
    "no form": await send.post("/api/auth/signout", {
      headers: { "Content-Type": "application/json" },
      data: "{",
    }),
  };

  const statuses = Object.entries(answers).map(([name, answer]) => [name, answer.status()]);
  expect(Object.fromEntries(statuses)).toEqual({
    session: 200,
    bearer: 200,
    "odd cookies": 200,
    csrf: 200,
    "csrf, odd return": 400,
    "sign-out, odd return": 400,
    "callback, odd return": 400,
    callback: 302,
    "no form": 400,
  });
  for (const answer of Object.values(answers)) {
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
  }
});

test("NextAuth's other addresses do not exist", async ({ page }) => {
  const closed = ["providers", "signin", "signin/google", "signout", "callback/other", "a/b"];
  const errors = ["a", "<script>", "%E0%A4%A6", "%0d%0a", "%00", "OAuthCallback"];
  const targets = [...closed, ...errors.map((error) => `error?error=${error}`)];
  for (const target of targets) {
    const answer = await page.request.get(`/api/auth/${target}`, { maxRedirects: 0 });
    expect([target, answer.status()]).toEqual([target, 404]);
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
  }
  const form = { level: "error", code: "x", message: "x" };
  for (const path of ["_log", "session", "callback/google", "error"]) {
    const answer = await page.request.post(`/api/auth/${path}`, { form, maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 405]);
  }
});

test("on https every cookie is secure, and belongs to this host alone", async ({ playwright }) => {
  const environment = { NEXTAUTH_URL: "https://shop.example" };
  await withShop({ environment }, async ({ shop }) => {
    const request = await playwright.request.newContext({ baseURL: shop.url });
    const csrf = await request.get("/api/auth/csrf");
    // Over http the browser would not send them back.
    const headers = { Cookie: setCookies(csrf).join("; ") };
    const form = { csrfToken: String(await fieldOf(csrf, "csrfToken")), json: "true" };
    const begun = await request.post("/api/auth/signin/google", { form, headers });
    const lines = [...setCookies(csrf), ...setCookies(begun)];
    for (const line of lines) {
      expect(line).toMatch(/^__Host-next-auth\..*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    }
    const names = lines.map((line) => line.replace(/^__Host-next-auth\.|=.*/g, ""));
    expect([...new Set(names)]).toEqual([
      "csrf-token",
      "callback-url",
      "state",
      "pkce.code_verifier",
      "nonce",
    ]);
    await request.dispose();
  });
});

function setCookies(answer: APIResponse): string[] {
  const headers = answer.headersArray();
  return headers.flatMap(({ name, value }) => (name.toLowerCase() === "set-cookie" ? value : []));
}

test("a provider that is down has the code for the network", async ({ page }) => {
  const environment = { GOOGLE_ISSUER: "http://127.0.0.1:9" };
  await withShop({ environment, page }, async ({ shop }) => {
    await page.goto(`${shop.url}/login`);
    await page.getByRole("button", { name: "Login with Google" }).click();
    await expect(alertOf(page)).toContainText("(network-request-failed)");
    expect(shop.log()).toContain("[sign-in] SIGNIN_OAUTH_ERROR network-request-failed");
  });
});

test("a refused client has the code for the key", async ({ page }) => {
  const environment = { GOOGLE_CLIENT_SECRET: "wrong" };
  await withShop({ environment, page }, async ({ shop }) => {
    const before = shop.log().length;
    await page.goto(`${shop.url}/login`);
    const popup = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Login with Google" }).click();
    await enter(await popup, { email: "a@example.org" });
    await expect(alertOf(page)).toContainText("(invalid-api-key)");
    const log = shop.log().slice(before);
    expect(log).toBe("[sign-in] OAUTH_CALLBACK_ERROR invalid-api-key\n");
  });
});

test("the opener policy of the provider does not matter", async ({ page }) => {
  await page.clock.install();
  await withShop({ openerPolicy: "same-origin", page }, async ({ shop }) => {
    await page.goto(`${shop.url}/login`);
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Login with Google" }).click();
    const popup = await opened;
    await expect(popup).toHaveURL(/\/interaction\//);
    await page.clock.runFor(20_000);
    await enter(popup, { email: "a@example.org" });
    await expect(page).toHaveURL(`${shop.url}/`);
    await expect(alertOf(page)).toHaveText("Login Successful");
  });
});
