import { EventEmitter, once } from "node:events";
import type { Page } from "playwright/test";
import { addItem, expect, test } from "@/tests/support/shop-fixtures";

/** Scripts that no document names have numbers as names. */
const laterScripts = /\/chunks\/\d+\.[0-9a-f]+\.js$/;

const pageScript = "**/chunks/app/**/%5Bslug%5D/page-*.js";

test("a page whose script does not load is reloaded once, says so, and keeps the cart", async ({
  page,
  complaints,
}) => {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await page.route(pageScript, (route) => route.abort());
  let loads = 0;
  page.on("domcontentloaded", () => loads++);

  await page.locator('a[href="/products/a2-milk"]').first().click();
  await expect.poll(() => loads).toBe(1);
  // In a bar below the served page or, if the router had already started, on the error page.
  const words = page.getByText("Loading chunk failed").locator("visible=true");
  await expect(words.first()).toBeVisible();
  await expect(page).toHaveURL(/a2-milk#cart=/);
  expect(loads).toBe(1);
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;

  await page.unroute(pageScript);
  await page.getByRole("button", { name: "Reload" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A2 milk");
  await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
});

/** Holds back scripts that load after the page, until the returned function is called. */
async function holdLaterScripts(page: Page): Promise<() => void> {
  const network = new EventEmitter();
  const recovered = once(network, "recovered");
  await page.route(laterScripts, async (route) => {
    await recovered;
    await route.continue();
  });
  return () => network.emit("recovered");
}

test("a cart that is loading says so", async ({ page }) => {
  const release = await holdLaterScripts(page);
  await page.goto("/products");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: "Go to Cart" }).click();

  await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Opening…" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Opening…" })).toHaveCount(0);
});

test("a cart that is still loading is not announced on the next page", async ({ page }) => {
  const release = await holdLaterScripts(page);
  await page.goto("/products");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "running");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  const opening = page.getByRole("status").filter({ hasText: "Opening…" });
  await page.getByRole("button", { name: "CART 1 item" }).click();
  await page.getByRole("button", { name: "CART 1 item" }).click();
  await expect(opening).toBeVisible();
  await page.getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL("/about");

  await expect(opening).toHaveCount(0);
  release();
});

test("if the popups cannot be fetched, the page reloads once, says so, and keeps the cart", async ({
  page,
  complaints,
}) => {
  await page.route(laterScripts, (route) => route.abort());
  await page.goto("/products");
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: "Go to Cart" }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL("/products");
  await page.getByRole("button", { name: "CART 1 item" }).click();

  await expect(page.getByRole("heading", { name: "Loading chunk failed" })).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute(laterScripts);
  await page.getByRole("button", { name: "Reload" }).first().click();
  await page.getByRole("button", { name: "CART 1 item" }).click();
  await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
  complaints.length = 0;
});

/** Lets every further request for a script hang. */
async function stopScripts(page: Page): Promise<void> {
  await page.route("**/_next/static/chunks/**", () => undefined);
}

/** Lets time pass while the form is loading, until it counts as failed. */
async function waitInVain(page: Page, words: string): Promise<void> {
  await expect(page.getByText("Opening the form…")).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(page.getByText(words)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test("if the delivery form hangs, its popup says so, and shows it once it has loaded", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/products", { waitUntil: "networkidle" });
  await stopScripts(page);
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await page.getByRole("button", { name: "CART 1 item" }).click();
  await page.getByRole("button", { name: "Checkout" }).click();
  await waitInVain(page, "Loading chunk failed. Check the network");
  await page.getByRole("button", { name: "Try again" }).click();
  await waitInVain(page, "Loading chunk failed. Press Reload");
  // Ends the requests that hang.
  await page.unroute("**/_next/static/chunks/**");

  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
});
