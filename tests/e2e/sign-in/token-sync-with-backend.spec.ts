import { createHmac } from "node:crypto";
import type { Page } from "playwright/test";
import { alertOf, enter, expect, test, withShop } from "@/tests/support/sign-in-fixtures";
import type { ShopProcess } from "@/scripts/local-servers/shop-process";
import {
  startSyncServer,
  type Behaviour,
  type SyncServer,
} from "@/tests/support/servers/token-sync-backend";

const key = "a key that only the receiver knows";

async function withSync(
  page: Page,
  behaviour: Behaviour,
  use: (shop: ShopProcess, sync: SyncServer) => Promise<void>,
): Promise<void> {
  const sync = await startSyncServer(behaviour);
  try {
    const environment = {
      AUTH_TOKEN_SYNC_URL: `${sync.url}/tokens`,
      AUTH_TOKEN_SYNC_SECRET: key,
    };
    await withShop({ environment, page }, ({ shop }) => use(shop, sync));
  } finally {
    await sync.stop();
  }
}

async function signInAt(page: Page, shop: ShopProcess): Promise<void> {
  await page.goto(`${shop.url}/login`);
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Login with Google" }).click();
  await enter(await popup, { email: "a@example.org" });
  await expect(alertOf(page)).toHaveText("Login Successful");
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(alertOf(page)).toHaveText("Logged Out");
}

function subjectOf(authorization = ""): string | undefined {
  const payload = Buffer.from(authorization.split(".")[1] ?? "", "base64url").toString();
  return /"sub":"([^"]+)"/.exec(payload)?.[1];
}

test("the ID token is posted at sign-in, and the account is deleted at sign-out", async ({
  page,
}) => {
  await withSync(page, { POST: 204, DELETE: 204 }, async (shop, sync) => {
    await signInAt(page, shop);
    await expect.poll(() => sync.calls.length).toBe(1);
    const [post] = sync.calls;
    expect(post?.method).toBe("POST");
    expect(post?.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);

    await logOut(page);
    await expect.poll(() => sync.calls.length).toBe(2);
    const sub = subjectOf(post?.authorization);
    const body = JSON.stringify({ sub });
    const { timestamp = "", signature } = sync.calls[1] ?? {};
    expect(sync.calls[1]).toMatchObject({ method: "DELETE", authorization: undefined, body });
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
    const mac = createHmac("sha256", key).update(`${timestamp}.${body}`).digest("hex");
    expect(signature).toBe(`sha256=${mac}`);
  });
});

test("a backend that hangs or fails does not delay or fail a sign-in, and is logged", async ({
  page,
}) => {
  await withSync(page, { POST: "hangs", DELETE: 500 }, async (shop, sync) => {
    await signInAt(page, shop);
    expect(shop.log()).not.toContain("TOKEN_SYNC");
    await expect.poll(() => sync.calls.length).toBe(1);
    await logOut(page);
    await expect.poll(() => shop.log()).toContain("[sign-in] TOKEN_SYNC 500");
    await expect
      .poll(() => shop.log(), { timeout: 10_000 })
      .toContain("[sign-in] TOKEN_SYNC TimeoutError");
    expect(shop.log()).not.toContain("eyJ");
  });
});
