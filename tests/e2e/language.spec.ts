import { en, hi } from "@/lib/copy";
import { milk, nameOf } from "@/tests/support/goods";
import { expect, test } from "@/tests/support/shop";
import * as steps from "@/tests/support/steps";

test("another language keeps page, place, focus and cart", { tag: "@live" }, async ({ page }) => {
  await page.goto("/products");
  await steps.addItem(page, milk);
  await steps.openDelivery(page);
  await steps.typeDelivery(page, { name: "Sita Devi" });
  await steps.press(page, en.delivery.cancel);
  const isSameDocument = await steps.markDocument(page);
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.getByRole("link", { name: "हिन्दी" }).dispatchEvent("click");

  await expect(page).toHaveURL("/hi/products");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page).toHaveTitle(hi.productsPage.title);
  await expect(page.getByRole("link", { name: "English" })).toBeFocused();
  // The browser goes along with what is seen where the words above it are longer or shorter.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await steps.press(page, hi.productsPage.form.add, hi.added.goToCart);
  const lines = steps.popup(page, hi.cart.title).getByRole("listitem");
  await expect(lines).toContainText([nameOf(milk, hi), hi.productNames["desi-cow-milk"]]);
  await steps.press(page, hi.cart.checkout);
  await expect(steps.fieldOf(page, "name", hi)).toHaveValue("Sita Devi");

  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(steps.cartButton(page, 2)).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});
