import {
  addItem,
  card,
  cartButton,
  expect,
  popup,
  prepareOrder,
  test,
  textOf,
} from "@/tests/support/shop";

// Playwright turns off the store of pages that Back and Forward show again as they were left.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
    },
    { scope: "worker" },
  ],
});

test("a page that Back shows as it was left has the cart of the page in between", async ({
  page,
}) => {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await page.goto("/products/fresh-paneer");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.keyboard.press("Escape");
  await expect(cartButton(page, 2)).toBeVisible();
  await page.goBack({ waitUntil: "commit" });

  await expect(page).toHaveURL("/products");
  await expect(cartButton(page, 2)).toBeVisible();
  expect(await page.evaluate(() => ["isSamePage" in window, sessionStorage.length])).toEqual([
    true,
    0,
  ]);
});

test("Back from the chat shows the order that is ready as it was, and the same order is sent again", async ({
  page,
  chats,
}) => {
  await prepareOrder(page);
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  for (const visits of [1, 2]) {
    await page.getByRole("link", { name: "Open WhatsApp" }).click();
    await expect(page).toHaveTitle("Chat");
    expect(chats).toHaveLength(visits);
    await page.goBack({ waitUntil: "commit" });
    await expect(popup(page, "Your order is ready")).toBeVisible();
  }

  expect(new Set(chats.map(textOf)).size).toBe(1);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.getByRole("button", { name: "Start a new order" }).click();
  await card(page, "A2 milk").getByRole("link").click();
  await expect(page).toHaveURL("/products/a2-milk");
  await expect(cartButton(page, 0)).toBeVisible();
});
