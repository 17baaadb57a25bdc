import { languageOf } from "@/lib/language";
import {
  addresses,
  expect,
  expectNoSidewaysScroll,
  hindiAddresses,
  phone,
  test,
  textOf,
} from "@/tests/support/shop-fixtures";
import { blankLines } from "@/tests/support/orders";

test.use({ javaScriptEnabled: false, viewport: phone });

const productPages = ["/products/fresh-paneer", "/hi/products/fresh-paneer"];

test("every page is complete as served, and has no control that does nothing", async ({ page }) => {
  for (const address of [...addresses, ...hindiAddresses, ...productPages]) {
    await page.goto(address);

    await expect(page.locator("html")).toHaveAttribute("lang", languageOf(address));
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("img:not([alt])")).toHaveCount(0);
    await expect(page.locator('footer a[href$="/refund"]')).toBeVisible();
    const buttons = await page
      .locator("button:visible")
      .evaluateAll((all) => all.map((button) => button.closest("form")?.getAttribute("action")));
    expect(buttons.filter((action) => !action)).toEqual([]);
    await expect(page.locator("header a:visible").first()).toBeVisible();
    await expect(page.locator('footer a[href^="tel:"]')).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test("the menu is open, and the sign-in overlay leads back to the page behind it", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "About", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();

  await page.goto("/login");
  await expect(page.getByRole("dialog", { name: "Welcome Back!" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog", { name: "Welcome Back!" })).toHaveCount(0);
});

test("the landing page links to every page, to a call and to a chat", async ({ page, chats }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.getByRole("link")).toHaveText(["Home", "Products", "Contact", "About"]);
  await expect(page.getByRole("link", { name: "Call", exact: true })).toHaveAttribute(
    "href",
    /^tel:\+/,
  );

  await page.getByRole("link", { name: "Chat on WhatsApp" }).click();

  const greeting = "Hello Dehati Milk, I would like to place an order.";
  await expect.poll(() => chats.map(textOf)).toEqual([greeting]);
});

test("a product is ordered by its form", async ({ page, chats }) => {
  await page.goto("/products");
  const card = page.getByRole("article", { name: "Premium fresh milk" });
  await card.getByRole("combobox").selectOption("2 Liter - ₹180");
  await card.getByRole("button", { name: "Order on WhatsApp" }).click();

  await expect(page).toHaveTitle("Chat");
  expect(new URL(chats[0] ?? "").searchParams.get("phone")).toBe("910000000000");
  expect(textOf(chats[0] ?? "").split("\r\n")).toEqual([
    "Hello Dehati Milk, I would like to place an order.",
    "",
    "1. Premium fresh milk - 2 Liter - ₹180",
    "Total: ₹180",
    ...blankLines,
  ]);
});

test("a product is ordered in Hindi by the form on its page", async ({ page, chats }) => {
  await page.goto("/hi/products/fresh-paneer");
  await page.getByRole("combobox").selectOption("1 किलो - ₹499");
  await page.getByRole("button", { name: "WhatsApp पर ऑर्डर करें" }).click();

  await expect(page).toHaveTitle("Chat");
  expect(textOf(chats[0] ?? "")).toContain("1. ताज़ा पनीर - 1 किलो - ₹499\r\nकुल: ₹499\r\n");
});
