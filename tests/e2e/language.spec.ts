import {
  addItem,
  cartButton,
  expect,
  openDelivery,
  popup,
  test,
  typeDelivery,
} from "@/tests/support/shop";

test("another language keeps page, place, focus, cart and what was typed", async ({ page }) => {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await openDelivery(page);
  await typeDelivery(page, { Name: "Sita Devi" });
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.evaluate(() => {
    Reflect.set(window, "isSamePage", true);
    scrollTo({ top: 700, behavior: "instant" });
  });
  await page.getByRole("link", { name: "हिन्दी" }).dispatchEvent("click");

  await expect(page).toHaveURL("/hi/products");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page).toHaveTitle(/^हमारी दुकान/);
  await expect(page.getByRole("link", { name: "English" })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.getByRole("button", { name: "टोकरी में डालें" }).first().click();
  await page.getByRole("button", { name: "टोकरी देखें" }).click();
  const cart = popup(page, "आपकी टोकरी");
  await expect(cart.getByRole("listitem")).toHaveText([/^A2 दूध 1 लीटर/, /^देसी गाय/]);
  await cart.getByRole("button", { name: "आगे बढ़ें" }).click();
  await expect(page.getByRole("textbox", { name: "नाम", exact: true })).toHaveValue("Sita Devi");

  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await cartButton(page, 2).click();
  await expect(popup(page, "Your Cart").getByRole("listitem")).toHaveText([/^A2 milk/, /^Desi/]);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("from an address without a page it leads home", async ({ page, complaints }) => {
  await page.goto("/products/camel-milk");
  await expect(page.getByRole("link", { name: "हिन्दी" })).toHaveAttribute("href", "/hi");
  complaints.length = 0;
  await page.goto("/hi/products/camel-milk");
  complaints.length = 0;
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
