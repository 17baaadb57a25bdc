import { en } from "@/lib/copy";
import { findBrowser } from "@/scripts/browser";
import { milk } from "@/tests/support/goods";
import { expect, test } from "@/tests/support/shop";
import {
  addItem,
  cartButton,
  openDelivery,
  popup,
  prepareOrder,
  refuseTabs,
  textOf,
  typeDelivery,
} from "@/tests/support/steps";

// Pages that Back shows as they were left; Playwright turns them off.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ...findBrowser("chromium"),
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      }),
    { scope: "worker" },
  ],
});

// Such a browser takes long to start.
test.describe.configure({ mode: "default" });

const restored = { waitUntil: "commit" } as const;

test("such a page takes over the cart, and the order prepared in between", async ({ page }) => {
  const order = async () => {
    await openDelivery(page);
    await typeDelivery(page);
    await page.getByRole("button", { name: en.delivery.deliver }).click();
    const link = page.getByRole("link", { name: en.ready.openWhatsApp });
    const [reference] = /DM-\w{4}.*/.exec(textOf((await link.getAttribute("href")) ?? "")) ?? [];
    await page.getByRole("button", { name: en.ready.close }).click();
    await page.waitForFunction(() => Reflect.get(Object(history.state), "isPopup") !== true);
    return reference;
  };
  await refuseTabs(page);
  await page.goto("/products");
  await addItem(page, milk);
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await page.goto("/products/fresh-paneer");
  await page.getByRole("button", { name: en.catalogue.form.add }).click();
  await expect(cartButton(page, 2)).toBeAttached();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const reference = await order();
  await page.goBack(restored);

  await expect(page).toHaveURL("/products");
  await expect(cartButton(page, 2)).toBeVisible();
  const left = await page.evaluate(() => ["isSamePage" in window, sessionStorage.length]);
  expect(left).toEqual([true, 0]);
  expect(reference).toBeTruthy();
  expect(await order()).toBe(reference);
});

test("Back from the chat shows the same order again", async ({ page, chats }) => {
  await prepareOrder(page);
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  for (let visits = 0; visits < 2; visits++) {
    await page.getByRole("link", { name: en.ready.openWhatsApp }).click();
    await expect(page).toHaveTitle("Chat");
    await page.goBack(restored);
    await expect(popup(page, en.ready.title)).toBeVisible();
  }
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  expect([chats.length, new Set(chats.map(textOf)).size]).toEqual([2, 1]);
});
