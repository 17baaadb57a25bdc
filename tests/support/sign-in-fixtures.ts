import type { APIResponse, BrowserContext, Page } from "playwright/test";
import {
  signInEnvironment,
  startOpenIdServer,
  type OpenIdServer,
} from "@/scripts/local-servers/openid-server";
import { startShop, type ShopProcess } from "@/scripts/local-servers/shop-process";
import { expect, test as base } from "@/tests/support/shop-fixtures";

export interface SignInShop {
  readonly shop: ShopProcess;
  readonly openId: OpenIdServer;
}

/**
 * Starts an OpenID server and a shop that uses it, for as long as `use` runs.
 *
 * @param options.page closed before the shop stops, since it may still fetch
 */
export async function withShop(
  options: { openerPolicy?: string; environment?: Record<string, string>; page?: Page },
  use: (servers: SignInShop) => Promise<void>,
): Promise<void> {
  let openId: OpenIdServer | undefined;
  const shop = await startShop({
    environment: async (url) => {
      openId = await startOpenIdServer([url], options);
      return { ...signInEnvironment(openId, url), ...options.environment };
    },
  });
  if (!openId) throw new Error("The OpenID server did not start");
  try {
    await use({ shop, openId });
  } finally {
    await options.page?.close();
    await shop.stop();
    await openId.stop();
  }
}

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** A browser at a shop that signs in at an OpenID server on this machine. */
export const test = base.extend<
  { comeSignedIn: () => Promise<void> },
  { servers: SignInShop; visitor: { session: Cookies } }
>({
  servers: [
    // Playwright reads a fixture's needs from its first parameter.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => withShop({}, use),
    { scope: "worker" },
  ],
  baseURL: ({ servers }, use) => use(servers.shop.url),
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that it needs nothing.
  visitor: [async ({}, use) => use({ session: [] }), { scope: "worker" }],
  // Sita Devi opens the landing page, and signs in only the first time.
  comeSignedIn: async ({ page, visitor }, use) => {
    await use(async () => {
      if (visitor.session.length > 0) {
        await page.context().addCookies(visitor.session);
        await page.goto("/");
        return;
      }
      await signIn(page);
      visitor.session = await page.context().cookies();
      await page.keyboard.press("Escape");
    });
  },
});

export { expect };

/** Opens the overlay and presses Login with Google. */
export async function pressLogin(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: "Login with Google" }).click();
}

/** The same, and returns the popup that opens. */
export async function openPopup(page: Page): Promise<Page> {
  const popup = page.waitForEvent("popup");
  await pressLogin(page);
  return popup;
}

/** Signs in at the provider. */
export async function enter(popup: Page, { email = "", name = "" }): Promise<void> {
  await popup.getByRole("textbox", { name: "Email" }).fill(email);
  await popup.getByRole("textbox", { name: "Name" }).fill(name);
  await popup.getByRole("button", { name: "Continue" }).click();
}

/** Goes through a whole sign-in. */
export async function signIn(page: Page, who = { email: "sita@example.org", name: "Sita Devi" }) {
  await enter(await openPopup(page), who);
  await expect(alertOf(page)).toHaveText("Login Successful");
}

/** The alert that is shown; Next.js keeps an empty one of its own to announce pages. */
export function alertOf(page: Page) {
  return page.getByRole("alert").and(page.locator("p:not(#__next-route-announcer__)"));
}

/** Names of the shop's cookies; on one machine the OpenID server's are there too. */
export async function shopCookies(page: Page): Promise<string[]> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  return names.filter((name) => /next-auth|sign/.test(name)).sort();
}

/** The value of the session cookie. */
export async function sessionOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "next-auth.session-token")?.value ?? "";
}

/** One field of a JSON response. */
export async function fieldOf(response: APIResponse, name: string): Promise<unknown> {
  const body: unknown = await response.json();
  const value: unknown = typeof body === "object" && body && Reflect.get(body, name);
  return value;
}
