import { EventEmitter, once } from "node:events";
import { items } from "@/lib/shop/catalogue";
import { en } from "@/lib/copy";
import { formatRupees } from "@/lib/shop/format";
import {
  addItem,
  dismissPopup,
  expect,
  fillDelivery,
  openDelivery,
  phone,
  tapBesidePopup,
  test,
} from "@/tests/support/shop-fixtures";

test("all sizes of all products can be selected, and are in the cart by name", async ({ page }) => {
  const names = items.map((item) => ({
    product: en.order.products[item.product],
    option: `${en.sizes[item.size]} - ${formatRupees(item.rupees)}`,
    line: `${en.order.products[item.product]} ${en.sizes[item.size]} ${formatRupees(item.rupees)}`,
  }));
  await page.goto(`/products#order=${items.map(({ id }) => id).join()}`);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await expect(cart.getByRole("listitem")).toHaveText(
    names.map(({ line }) => `${line}RemoveAdd one more`),
  );
  await expect(cart.locator("p", { hasText: "Total" })).toHaveText("Total ₹4,571");
  await page.keyboard.press("Escape");

  await expect(page.getByRole("button", { name: "CART 19 items" })).toBeVisible();
  for (const card of new Set(names.map(({ product }) => product))) {
    await expect(page.getByRole("article", { name: card }).getByRole("option")).toHaveText(
      names.filter(({ product }) => product === card).map(({ option }) => option),
    );
  }
});

test("the cart survives moving through the site, but not a reload", async ({ page }) => {
  await page.goto("/products");
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await addItem(page, "A2 milk", "1 Liter - ₹70");

  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.home.headline);
  await page.getByRole("link", { name: "Order Now" }).click();
  await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();

  await page.goBack();
  await page.goForward();
  await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  await page.reload();
  await expect(page.getByRole("button", { name: "CART", exact: true })).toBeVisible();
});

test("successive popups get the focus in turn, and return it at the end", async ({ page }) => {
  await page.goto("/products");
  const add = page.getByRole("article", { name: "A2 milk" }).getByRole("button");
  await add.press("Enter");
  for (const [title, next] of [
    ["Item Added to Cart", "Go to Cart"],
    ["Your Cart", "Checkout"],
  ] as const) {
    await expect(page.getByRole("heading", { name: title })).toBeFocused();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.getByRole("button", { name: next }).press("Enter");
  }
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Enter Delivery Details" })).toBeFocused();

  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(add).toBeFocused();
});

test("a second tap before the popup has opened adds nothing", async ({ page }) => {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");

  await page.evaluate(async () => {
    const [first, second] = document.querySelectorAll<HTMLElement>("article button[type=submit]");
    first?.click();
    await Promise.resolve(); // Long enough to count the item, and no more.
    second?.click();
  });
  await expect(page.getByRole("dialog", { name: "Item Added to Cart" })).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("button", { name: "CART 2 items" })).toBeVisible();
});

test("a tap outside a popup closes it, also one that has replaced another", async ({ page }) => {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await openDelivery(page);

  await tapBesidePopup(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("typed details survive Cancel and reopening", async ({ page }) => {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await openDelivery(page);
  await fillDelivery(page, { Name: "Sita Devi", Landmark: "Old well" });
  await page.getByRole("button", { name: "Cancel" }).click();
  await openDelivery(page);

  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Sita Devi");
  await expect(page.getByRole("textbox", { name: "Landmark" })).toHaveValue("Old well");
});

test("sixty lines scroll while the total and Checkout stay in view", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`/products#order=${Array(60).fill("pure-desi-ghee:1-kg").join()}`);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const cart = page.getByRole("dialog", { name: "Your Cart" });

  await expect(cart.getByRole("listitem")).toHaveCount(60);
  await expect(cart.locator("p", { hasText: "Total" })).toHaveText("Total ₹95,940");
  await expect(cart.locator("p", { hasText: "Total" })).toBeInViewport({ ratio: 1 });
  await expect(cart.getByRole("button", { name: "Checkout" })).toBeInViewport({ ratio: 1 });
  await cart.getByRole("button", { name: "Remove" }).last().click();
  await expect(cart.getByRole("button", { name: "Undo" })).toBeInViewport({ ratio: 1 });
});

test("a double tap on Remove removes one line", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await page.getByRole("button", { name: /^CART/ }).click();
  for (let line = 1; line < 5; line++) {
    await page.getByRole("button", { name: "Add one more" }).first().click();
  }
  await page.getByRole("button", { name: "Remove" }).first().click();
  const box = await page.getByRole("button", { name: "Remove" }).nth(1).boundingBox();
  if (!box) throw new Error("The button is not on the screen");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);

  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByRole("button", { name: "Remove" })).toHaveCount(5);
});

test("the delivery form loads with the first item, and says so while it is slow", async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/products");
  await page.getByRole("button", { name: "CART", exact: true }).click();
  // The cart's own scripts have loaded.
  await expect(page.getByRole("button", { name: "Checkout" })).toBeVisible();
  await dismissPopup(page);
  const before = scripts.length;
  await page.getByRole("article").first().getByRole("button").click();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  const chunks = scripts.slice(before);

  await page.reload();
  const network = new EventEmitter();
  const recovered = once(network, "recovered");
  for (const chunk of chunks) {
    await context.route(chunk, async (route) => {
      await recovered;
      await route.continue();
    });
  }
  await page.getByRole("article").first().getByRole("button").click();
  await page.getByRole("button", { name: "Go to Cart" }).click();
  await page.getByRole("button", { name: "Checkout" }).click();
  await expect(page.getByText("Opening the form…")).toBeVisible();
  network.emit("recovered");
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
});
