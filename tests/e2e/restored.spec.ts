import { en } from "@/lib/copy";
import { findBrowser } from "@/scripts/browser";
import { milk, paneer, pathOf } from "@/tests/support/goods";
import { expect, expectScripts, test } from "@/tests/support/shop";
import * as steps from "@/tests/support/steps";

// Here Back shows pages as they were left, which Playwright turns off elsewhere.
test.use({
  isAlone: true,
  launchOptions: {
    ...findBrowser("chromium"),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("Back shows cart and order as they are, from the chat, too", async ({ page, chats }) => {
  const order = async () => {
    await steps.openDelivery(page);
    await steps.typeDelivery(page);
    await steps.deliver(page);
    return steps.readyMessage(page);
  };
  await steps.refuseTabs(page);
  await page.goto("/products");
  await steps.addItem(page, milk);
  await page.goto(pathOf(paneer));
  // Before them a popup is no entry of the history, and Back leaves the page.
  await expectScripts(page);
  await page.getByRole("button", { name: en.productsPage.form.add }).click();
  await expect(steps.cartButton(page, 2)).toBeAttached();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const message = await order();
  await page.getByRole("button", { name: en.buttons.close }).click();
  await steps.expectClosed(page);
  // A page that is shown as it was left does not load again.
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/products");
  await expect(steps.cartButton(page, 2)).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await order()).toBe(message);

  const isSameDocument = await steps.markDocument(page);
  for (const name of [en.prepared.openWhatsApp, en.prepared.openAgain]) {
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveTitle("Chat");
    await page.goBack({ waitUntil: "commit" });
    await expect(page.getByRole("button", { name: en.prepared.yes })).toBeVisible();
  }
  expect(await isSameDocument()).toBe(true);
  expect(chats.map(steps.textOf)).toEqual([message, message]);
});
