import type { Page } from "playwright/test";
import {
  expect,
  expectAccessible,
  fillDelivery,
  fillOrder,
  test,
  textOf,
} from "@/tests/support/shop-fixtures";

/** Goes to WhatsApp in the same tab, as web views do, and comes back. */
async function visitWhatsApp(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Open WhatsApp" }).click();
  await expect(page).toHaveTitle("Chat");
  // Not at once: the result of this call would be lost with the page.
  await page.evaluate(() => {
    setTimeout(() => window.history.back());
  });
  await expect(page).toHaveURL(/\/products#order=a2-milk:1-liter$/);
}

/** Prepares an order of A2 milk, up to "Your order is ready". */
async function readyOrder(page: Page): Promise<void> {
  await fillOrder(page);
  const chat = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Deliver Here" }).click();
  await (await chat).close();
}

const title = "a page from the back/forward cache sends the same order again, and keeps working";
test(title, { tag: "@back-forward-cache" }, async ({ page, chats }) => {
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

/** Prepares an order, goes to WhatsApp, and comes back to a page that loads again. */
async function returnToDroppedPage(page: Page): Promise<void> {
  await readyOrder(page);
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await visitWhatsApp(page);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(false);
}

test("a page that the phone has dropped asks whether the order went out", async ({
  page,
  chats,
}) => {
  await returnToDroppedPage(page);
  const number = /DM-\w{4}/.exec(textOf(chats[0] ?? ""))?.[0] ?? "no number";
  const question = page.getByRole("dialog", { name: "Did your order go out?" });
  await expect(question).toContainText(number);
  await expect(question).toContainText("A2 milk 1 Liter ₹70");
  await page.reload();
  await expect(question).toContainText(number);
  await expectAccessible(page);

  await question.getByRole("button", { name: "Open WhatsApp again" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
  await fillDelivery(page, { Name: "Sita Devi", "Address line 1": "Ward 7", Mobile: "9876543210" });
  await page.getByRole("button", { name: "Deliver Here" }).click();
  await expect.poll(() => chats.length).toBe(3);
  expect(textOf(chats[2] ?? "")).toBe(textOf(chats[0] ?? ""));
});

test("an order that went out empties the cart, and its address no longer asks", async ({
  page,
  chats,
}) => {
  await returnToDroppedPage(page);
  expect(chats).toHaveLength(2);
  await page.getByRole("button", { name: "Yes, it went out" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "CART", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);

  // The same address as a link from somebody else.
  await page.evaluate(() => (window.location.hash = "#order=a2-milk:1-liter"));
  await expect(page.getByRole("dialog", { name: "Add these to your cart?" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Add these to your cart?" })).toBeVisible();
});

test("an order that is changed after the return replaces the previous one", async ({
  page,
  chats,
}) => {
  await returnToDroppedPage(page);
  const number = /DM-\w{4}/.exec(textOf(chats[0] ?? ""))?.[0] ?? "no number";
  await page.getByRole("button", { name: "Change it" }).click();
  await page.getByRole("button", { name: "Add one more" }).click();
  await page.getByRole("button", { name: "Checkout" }).click();
  await fillDelivery(page, { Name: "Sita Devi", "Address line 1": "Ward 7", Mobile: "9876543210" });
  await page.getByRole("button", { name: "Deliver Here" }).click();
  await expect.poll(() => chats.length).toBe(3);
  expect(textOf(chats[2] ?? "")).toContain(`\nInstead of ${number}\n\n1. 2 x A2 milk - 1 Liter`);
});
