import type { Page } from "playwright/test";
import { en } from "@/lib/copy";
import { milk, pathOf } from "@/tests/support/goods";
import { expect, expectScripts, test } from "@/tests/support/shop";
import * as steps from "@/tests/support/steps";

const add = (page: Page) => steps.card(page, milk).getByRole("button").click();

/** How each popup of the products page is opened, one after the other, and its title. */
const popups: Record<string, (page: Page) => Promise<void>> = {
  [en.added.title]: add,
  [en.cart.title]: (page) => steps.cartButton(page).click(),
  [en.delivery.title]: steps.openDelivery,
  [en.prepared.title]: async (page) => {
    await steps.openDelivery(page);
    await steps.typeDelivery(page);
    await steps.deliver(page);
  },
  [en.sharedCart.title]: (page) =>
    page.evaluate((id) => void (location.hash = `#order=${id}`), milk),
};

const back = (page: Page) => page.getByRole("link", { name: en.header.back, exact: true });

/** Goes through the history as a web view does. In a task of its own, so that `evaluate` returns before the page is gone. */
async function go(page: Page, steps: number): Promise<void> {
  await page.evaluate((delta) => void setTimeout(() => history.go(delta)), steps);
}

test("Back closes each popup, and then leaves the page @engines", async ({ page }) => {
  let times = 0;
  // In turns as the browser's button does it, and as the web views of other apps do it.
  const goBack = () => (times++ % 2 ? page.goBack() : go(page, -1));
  await steps.refuseTabs(page);
  // Before scripts a popup is no entry of the history: Back would leave the page.
  await page.goto("/products");
  await expectScripts(page);
  await back(page).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: en.contact.title }).click();
  await goBack();
  await steps.expectClosed(page, "/");
  await page.getByRole("link", { name: en.home.order }).click();
  await expect(page).toHaveURL("/products");
  const isSameDocument = await steps.markDocument(page);
  for (const [title, open] of Object.entries(popups)) {
    await open(page);
    await expect(steps.popup(page, title)).toBeVisible();
    await goBack();
    await steps.expectClosed(page, "/products");
  }
  await page.goForward();
  await steps.expectClosed(page, "/products");
  expect(await isSameDocument()).toBe(true);
  // The order link was an entry of its own.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("Back from a product leads to its card", async ({ page }) => {
  await page.goto("/products");
  const goods = steps.card(page, milk);
  for (const goBack of [() => page.goBack(), () => back(page).click()]) {
    await goods.getByRole("link").click();
    await expect(page).toHaveURL(pathOf(milk));
    await goBack();
    await expect(page).toHaveURL(/\/products(#[\w-]+)?$/);
    await expect(goods.getByRole("button")).toBeInViewport({ ratio: 1 });
    const bar = (await page.getByRole("banner").boundingBox())?.height ?? 0;
    await expect.poll(async () => (await goods.boundingBox())?.y).toBeGreaterThanOrEqual(bar);
  }
});

test("a popup closed in another way leaves Back nothing to close", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: en.home.order }).click();
  await expectScripts(page);
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: en.added.ok }).click(),
    // A tap beside a popup that has just opened may be ignored.
    () => page.mouse.click(20, 100),
  ]) {
    await add(page);
    await expect(steps.popup(page, en.added.title)).toBeVisible();
    await expect(async () => {
      if (await page.getByRole("dialog").count()) await close();
      expect(await page.getByRole("dialog").count()).toBe(0);
    }).toPass();
  }
  await steps.expectClosed(page);
  await page.goBack();
  await steps.expectClosed(page, "/");
  // Neither has a page that is left while a popup is open.
  await page.goForward();
  await expectScripts(page);
  await add(page);
  await go(page, -2);
  await steps.expectClosed(page, "/");
});
