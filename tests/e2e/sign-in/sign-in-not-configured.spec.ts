import { expect, test } from "@/tests/support/shop-fixtures";
import { alertOf, pressLogin } from "@/tests/support/sign-in-fixtures";
import { startShop } from "@/scripts/local-servers/shop-process";

// The shop that all tests share has no Google credentials.

test("without credentials the alert says that sign-in is not set up", async ({ page, context }) => {
  await pressLogin(page);

  await expect(alertOf(page)).toHaveText(
    "Login failed: Sign-in is not set up on this site yet. (auth-domain-config-required)",
  );
  await expect.poll(() => context.pages().length).toBe(1);
});

test("without credentials every address responds without an error", async ({ request }) => {
  const statuses: Record<string, number> = {};
  for (const path of ["session", "csrf", "providers", "signin", "error", "_log", "a/b"]) {
    const answer = await request.get(`/api/auth/${path}`);
    expect(await answer.json()).toEqual({});
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
    statuses[path] = answer.status();
  }
  expect(statuses).toEqual({
    session: 200,
    csrf: 200,
    providers: 404,
    signin: 404,
    error: 404,
    _log: 404,
    "a/b": 404,
  });
});

test("a wrong set-up is logged once, completely, and switches sign-in off", async ({ page }) => {
  const shop = await startShop({
    environment: () => ({ GOOGLE_CLIENT_ID: "shop", NEXTAUTH_URL: "dehati" }),
  });
  try {
    await page.goto(`${shop.url}/login`);
    await page.getByRole("button", { name: "Login with Google" }).click();
    await expect(alertOf(page)).toContainText("(invalid-api-key)");
    expect(shop.log().split("Sign-in is switched off")).toHaveLength(2);
    expect(shop.log()).toContain(`
  GOOGLE_CLIENT_SECRET is missing: the client secret from the Google Cloud console
  NEXTAUTH_SECRET is missing: a long random text that stays secret
  NEXTAUTH_URL must be a web address
`);
  } finally {
    await page.close();
    await shop.stop();
  }
});
