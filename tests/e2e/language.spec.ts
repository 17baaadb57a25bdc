import { en, hi } from "@/lib/copy";
import { milk, nameOf } from "@/tests/support/goods";
import { expect, test } from "@/tests/support/shop";
import {
  addItem,
  cartButton,
  fieldOf,
  markDocument,
  openDelivery,
  popup,
  press,
  typeDelivery,
} from "@/tests/support/steps";

test("another language keeps page, place, focus and cart", { tag: "@live" }, async ({ page }) => {
  await page.goto("/products");
  await addItem(page, milk);
  await openDelivery(page);
  await typeDelivery(page, { name: "Sita Devi" });
  await press(page, en.delivery.cancel);
  const isSameDocument = await markDocument(page);
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.getByRole("link", { name: "हिन्दी" }).dispatchEvent("click");

  await expect(page).toHaveURL("/hi/products");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page).toHaveTitle(hi.productsPage.title);
  await expect(page.getByRole("link", { name: "English" })).toBeFocused();
  // The browser goes along with what is seen where the words above it are longer or shorter.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await press(page, hi.productsPage.form.add, hi.added.goToCart);
  const lines = popup(page, hi.cart.title).getByRole("listitem");
  await expect(lines).toContainText([nameOf(milk, hi), hi.productNames["desi-cow-milk"]]);
  await press(page, hi.cart.checkout);
  await expect(fieldOf(page, "name", hi)).toHaveValue("Sita Devi");

  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(cartButton(page, 2)).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});
