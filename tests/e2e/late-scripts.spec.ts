import type { Page, Route } from "playwright/test";
import { expect, phone, test } from "@/tests/support/shop-test";

test.use({ viewport: phone });

/** Opens the landing page while its first picture is held back; counts the scripts asked for. */
async function openWithoutPicture(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const pictures: Route[] = [];
  await page.route("**/pictures/hero-*", (route) => {
    pictures.push(route);
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  return { scripts, release: () => Promise.all(pictures.map((picture) => picture.continue())) };
}

test("scripts are fetched once the first picture has come", async ({ page }) => {
  const { scripts, release } = await openWithoutPicture(page);
  await page.waitForTimeout(1000);
  expect(scripts).toEqual([]);

  await release();
  await expect.poll(() => scripts.length, { timeout: 1500 }).toBeGreaterThan(5);
});

for (const [what, act] of [
  ["a touch", (page: Page) => page.getByRole("heading", { level: 1 }).click()],
  ["a key", (page: Page) => page.keyboard.press("Tab")],
] as const) {
  test(`scripts are fetched at ${what}, without waiting for the picture`, async ({ page }) => {
    const { scripts } = await openWithoutPicture(page);
    expect(scripts).toEqual([]);

    await act(page);
    await expect.poll(() => scripts.length, { timeout: 1500 }).toBeGreaterThan(5);
  });
}

test("scripts are fetched in the end although the first picture hangs", async ({ page }) => {
  const { scripts } = await openWithoutPicture(page);

  await expect.poll(() => scripts.length, { timeout: 10_000 }).toBeGreaterThan(5);
});

test("scripts are fetched at once where the first picture is missing", async ({
  page,
  complaints,
}) => {
  await page.route("**/pictures/hero-*", (route) => route.abort());
  const asked = page.waitForRequest("**/_next/static/chunks/**", { timeout: 2500 });
  await page.goto("/", { waitUntil: "commit" });
  await asked;
  complaints.length = 0; // The browser's word about the picture.
});

for (const path of ["/", "/refund"]) {
  test(`${path} counts as loaded only when its scripts have come`, async ({ page }) => {
    await page.route("**/_next/static/chunks/webpack-*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const asked = page.waitForRequest("**/_next/static/chunks/webpack-*");
    const isEarly = Promise.race([
      page.waitForEvent("load").then(() => true),
      asked.then(() => page.waitForTimeout(500)).then(() => false),
    ]);
    await page.goto(path);

    expect(await isEarly).toBe(false);
  });
}
