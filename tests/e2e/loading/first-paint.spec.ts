import type { Page } from "playwright/test";
import { expect, phone, test } from "@/tests/support/shop-fixtures";

test.use({ viewport: phone });

/** The paths of style sheets and of the page's scripts that are requested from now on. */
function watchRequests(page: Page) {
  const sheets: string[] = [];
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".css")) sheets.push(pathname);
    if (pathname.startsWith("/_next/static/chunks/")) scripts.push(pathname);
  });
  return { sheets, scripts };
}

/** Lets pictures wait until the returned function is called. */
async function holdPictures(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/pictures/**", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const isRunning = (page: Page) => page.locator("html[data-scripts=running]");

test("a page is painted from its document alone, and scripts wait for its pictures", async ({
  page,
}) => {
  const release = await holdPictures(page);
  const { sheets, scripts } = watchRequests(page);
  await page.goto("/products/a2-milk", { waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1, name: "A2 milk" });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS("color", "rgb(58, 34, 16)");
  expect({ sheets, scripts }).toEqual({ sheets: [], scripts: [] });

  release();
  await expect(isRunning(page)).toBeAttached();
  expect(sheets).toEqual([]);
});

test("scripts come with the first touch, while pictures are still on their way", async ({
  page,
}) => {
  const release = await holdPictures(page);
  const { scripts } = watchRequests(page);
  await page.goto("/products/a2-milk", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(scripts).toEqual([]);

  await page.mouse.click(5, 300);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  release();
  await expect(isRunning(page)).toBeAttached();
});

test("pictures that do not arrive hold scripts up for four seconds", async ({ page }) => {
  const release = await holdPictures(page);
  await page.goto("/products/a2-milk", { waitUntil: "commit" });
  await expect(isRunning(page)).toBeAttached({ timeout: 10_000 });
  release();
});

test("each style is there once, whichever pages a visit leads to", async ({ page }) => {
  const { sheets } = watchRequests(page);
  await page.goto("/products");
  await expect(isRunning(page)).toBeAttached();
  const menu = page.getByRole("contentinfo");

  await menu.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(58, 34, 16)");
  const ofAbout = [...sheets];
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await menu.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);

  expect(new Set(sheets).size).toBe(sheets.length);
  expect(sheets).toEqual(ofAbout);
});
