import type { Page } from "playwright/test";
import { expect, fillOrder, openDelivery, test, textOf } from "@/tests/support/shop-test";

/** Goes to WhatsApp in the same tab, as web views do, and comes back. */
async function visitWhatsApp(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Open WhatsApp" }).click();
  await expect(page).toHaveTitle("Chat");
  // Not at once: the answer to this call would be lost with the page.
  await page.evaluate(() => {
    setTimeout(() => window.history.back());
  });
  await expect(page).toHaveURL(/\/products#order=a2-milk:1-liter$/);
}

/** Brings an order of A2 milk up to "Your order is ready". */
async function readyOrder(page: Page): Promise<void> {
  await fillOrder(page);
  const chat = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Deliver Here" }).click();
  await (await chat).close();
}

test("a page that the phone has kept meanwhile sends the same order again, and goes on", async ({
  page,
  chats,
}) => {
  await readyOrder(page);
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await visitWhatsApp(page);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await visitWhatsApp(page);

  expect(chats).toHaveLength(3);
  expect(new Set(chats.map(textOf)).size).toBe(1);
  await page.getByRole("button", { name: "Start a new order" }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "CART", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "A2 milk" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A2 milk");
});

test("a page that the phone has dropped meanwhile offers the items again", async ({ page }) => {
  await readyOrder(page);
  // Such a page is not kept.
  await page.evaluate(() => {
    window.addEventListener("unload", () => undefined);
  });
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await visitWhatsApp(page);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(false);

  const offer = page.getByRole("dialog");
  await expect(offer).toContainText("₹70");
  await page.reload();
  await expect(offer).toContainText("₹70");
  await offer.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
  await openDelivery(page);
});
