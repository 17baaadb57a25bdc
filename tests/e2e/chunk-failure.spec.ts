import { addItem, expect, test } from "@/tests/e2e/shop-test";

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
  // In a bar below the page as it was served, or, where the router had begun with it, in its place.
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
