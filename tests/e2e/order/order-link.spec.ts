import type { Page } from "playwright/test";
import {
  addItem,
  expect,
  goBackFromPopup,
  phone,
  test,
  waitUntilPopupLeft,
} from "@/tests/support/shop-fixtures";

const panel = (page: Page) => page.getByRole("dialog", { name: "Add these to your cart?" });
const cartButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Follows a link with this fragment on the open page, after hydration. */
async function tap(page: Page, fragment: string): Promise<void> {
  await page.waitForFunction(() => window.earlyClicks?.handlers.has("page"));
  await page.evaluate((hash) => (window.location.hash = hash), fragment);
}

test("a shared cart is offered to another shopper, in the same order", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: ({ text, url }: { text: string; url: string }) => {
        document.documentElement.dataset.shared = JSON.stringify({ text, url });
        return Promise.resolve();
      },
    });
  });
  await page.goto("/products");
  await addItem(page, "Fresh Paneer", "500g - ₹249");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await page.getByRole("button", { name: /^CART/ }).click();
  await page.getByRole("button", { name: "Share this cart" }).click();

  const shared = await page.evaluate(() => document.documentElement.dataset.shared ?? "");
  const fragment = "#order=fresh-paneer:500g,a2-milk:1-liter,a2-milk:1-liter";
  expect(JSON.parse(shared)).toEqual({
    text: "From Dehati Milk: Fresh Paneer 500g, 2 x A2 milk 1 Liter",
    url: `https://dehatimilk.example/products${fragment}`,
  });

  await page.goto("/");
  await page.goto(`/products${fragment.replaceAll(":", "%3A").replaceAll(",", "%2C")}.`);
  await expect(panel(page).getByRole("listitem")).toHaveText([
    "Fresh Paneer 500g ₹249",
    "A2 milk 1 Liter ₹70",
    "A2 milk 1 Liter ₹70",
  ]);
  await panel(page).getByRole("button", { name: "Add" }).click();
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await expect(cart.locator("p", { hasText: "Total" })).toHaveText("Total ₹389");
  await expect(page).toHaveURL("/products");
});

test("the cart does not change before the shopper answers, however the popup is left", async ({
  page,
}) => {
  await page.goto("/products#order=a2-milk:1-liter");
  await expect(panel(page)).toBeVisible();
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await goBackFromPopup(page);
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL("/products");
  await expect(cartButton(page, "CART")).toBeVisible();
  await page.goForward();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL("/products");
  await page.reload();
  await expect(cartButton(page, "CART")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await addItem(page, "Homemade Curd", "500g - ₹65");
  await tap(page, "#order=a2-milk:1-liter");
  await panel(page).getByRole("button", { name: "Not now" }).click();
  await expect(cartButton(page, "CART 1 item")).toBeVisible();
  await expect(page).toHaveURL("/products");

  await tap(page, "#order=a2-milk:1-liter");
  await panel(page).getByRole("button", { name: "Replace" }).click();
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await expect(cart.getByRole("listitem")).toHaveText(["A2 milk 1 Liter ₹70RemoveAdd one more"]);
  await cart.getByRole("button", { name: "Undo" }).click();
  await expect(cart.getByRole("listitem")).toHaveText(["Homemade Curd 500g ₹65RemoveAdd one more"]);
  await expect(page).toHaveURL("/products");
  await goBackFromPopup(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(cartButton(page, "CART 1 item")).toBeVisible();

  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL("/products/desi-cow-milk");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Products");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(cartButton(page, "CART 1 item")).toBeVisible();
});

test("hostile links do no harm, and show as text", async ({ page }) => {
  await page.goto("/products");
  for (const [fragment, title, named] of [
    ["#order=", "Nothing here is sold today", []],
    ["#order=,,%2C", "Nothing here is sold today", []],
    [
      "#order=__proto__,constructor:1",
      "Nothing here is sold today",
      ["__proto__", "constructor:1"],
    ],
    [
      "#order=<img src=x onerror=alert(1)>",
      "Nothing here is sold today",
      ["<img src=x onerror=alert(1)>"],
    ],
    ["#order=%E0%A4%A", "Nothing here is sold today", ["%E0%A4%A"]],
    [`#order=${"x".repeat(10_000)}`, "Nothing here is sold today", [`${"x".repeat(39)}…`]],
    [`#order=${"a2-milk:1-liter,".repeat(2000)}`, "This link is too long", []],
  ] as const) {
    await tap(page, fragment);
    const popup = page.getByRole("dialog", { name: title });
    await expect(popup).toBeVisible();
    await expect(popup.getByRole("listitem")).toHaveText([...named]);
    await popup.getByRole("button", { name: "See our products" }).click();
    await waitUntilPopupLeft(page);
    await expect(page).toHaveURL("/products");
  }
  await expect(cartButton(page, "CART")).toBeVisible();
});
