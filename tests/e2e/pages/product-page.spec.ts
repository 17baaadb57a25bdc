import { expect, goBackFromPopup, phone, test } from "@/tests/support/shop-fixtures";

test("a product leads from its card to the cart, to the others, and into Hindi", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/products");
  const card = page.getByRole("article", { name: "Fresh Paneer" });
  await expect(card.getByRole("link")).toHaveCount(1);
  await card.getByRole("link", { name: "Fresh Paneer" }).click();
  await expect(page).toHaveURL("/products/fresh-paneer");
  await expect(page).toHaveTitle("Fresh Paneer - Dehati Milk, Supaul");

  await page.getByRole("combobox", { name: "Size and price" }).selectOption("500g - ₹249");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Fresh Paneer, 500g, ₹249")).toBeVisible();
  await goBackFromPopup(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/products/fresh-paneer");

  const others = page.getByRole("region", { name: "More from our dairy" });
  await others.getByRole("link", { name: "A2 milk" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A2 milk");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL("/hi/products/a2-milk");
  await expect(page.getByRole("button", { name: "टोकरी 2 चीज़ें" })).toBeVisible();

  await page.getByRole("link", { name: "सारी चीज़ें देखें" }).click();
  await expect(page).toHaveURL("/hi/products");
  await expect(page.getByRole("button", { name: "टोकरी 2 चीज़ें" })).toBeVisible();
});

test("an unknown product is not found, in either language", async ({ page, complaints }) => {
  for (const address of ["/products/camel-milk", "/hi/products/__proto__"]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not here");
  }
  complaints.length = 0;
});
