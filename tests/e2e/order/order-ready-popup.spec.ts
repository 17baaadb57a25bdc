import { expect, fillOrder, test, textOf } from "@/tests/support/shop-fixtures";

test("Enter held down in a field opens one chat", async ({ page, chats }) => {
  await fillOrder(page);
  await page.getByRole("textbox", { name: "Mobile" }).focus();

  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");

  await expect(page.getByRole("dialog", { name: "Your order is ready" })).toBeVisible();
  await expect.poll(() => chats.length).toBe(1);
});

test("without a clipboard the order shows as selected text", async ({ page, chats }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
  await fillOrder(page);
  await page.getByRole("button", { name: "Deliver Here" }).click();
  await expect.poll(() => chats.length).toBe(1);
  await page.getByRole("button", { name: "Copy order" }).click();

  const text = page.getByRole("textbox", { name: "Order text" });
  await expect(text).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(textOf(chats[0] ?? ""));
});

test("the address contains the items until the popup of the ready order closes", async ({
  page,
}) => {
  await fillOrder(page);
  await page.getByRole("button", { name: "Deliver Here" }).click();
  await expect(page.getByRole("dialog", { name: "Your order is ready" })).toBeVisible();
  await expect(page).toHaveURL(/\/products#order=a2-milk:1-liter$/);

  await page.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
});
