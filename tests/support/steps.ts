import type { Page } from "playwright/test";
import { expect } from "@/tests/support/shop";

/** The popup with this title. */
export function popup(page: Page, title: string) {
  return page.getByRole("dialog", { name: title });
}

/** Expects that no popup is open, on the page with this path. */
export async function expectNoPopup(page: Page, path: string): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(path);
}

/** The CART button, with the number of lines that it shows; also behind a popup. */
export function cartButton(page: Page, lines?: number) {
  // Before React comes it says the number alone.
  const count = lines === undefined ? ".*" : lines === 0 ? "" : ` ${lines}( items?)?`;
  const name = new RegExp(`^CART${count}$`);
  return page.getByRole("button", { name, includeHidden: true });
}

/** The card of a product. */
export function card(page: Page, product: string) {
  return page.getByRole("article", { name: product });
}

/** Adds an item by its card, and closes the popup that says so, with its entry in the history. */
export async function addItem(page: Page, product: string, size: string): Promise<void> {
  await card(page, product).getByRole("combobox").selectOption(size);
  await card(page, product).getByRole("button", { name: "Add to Cart" }).click();
  await page.getByRole("dialog", { name: "Item Added to Cart" }).press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.waitForFunction(() => Reflect.get(Object(history.state), "isPopup") !== true);
}

/** Opens the delivery form. */
export async function openDelivery(page: Page): Promise<void> {
  await cartButton(page).click();
  await page.getByRole("button", { name: "Checkout" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
}

const sita = { Name: "Sita Devi", "Address line 1": "Ward 7", Mobile: "9876543210" };

/** Types into fields of the delivery form, by their labels; by default into those that are required. */
export async function typeDelivery(
  page: Page,
  texts: Record<string, string> = sita,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = page.getByRole("textbox", { name: label, exact: true });
    await field.fill(text);
    // Playwright's Firefox tells the page of a text only with the next key.
    await field.press("Space");
    await field.press("Backspace");
  }
}

/** Fills the delivery form for an order of a liter of A2 milk. */
export async function fillOrder(page: Page): Promise<void> {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await openDelivery(page);
  await typeDelivery(page);
}

/** Makes the browser open no other tab. */
export async function refuseTabs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

/** Makes that order ready, in a browser that opens no other tab. */
export async function prepareOrder(page: Page): Promise<void> {
  await refuseTabs(page);
  await fillOrder(page);
  await page.getByRole("button", { name: "Deliver Here" }).click();
  await expect(popup(page, "Your order is ready")).toBeVisible();
}

/** The text in a chat link. */
export function textOf(link: string | undefined): string {
  return new URL(link ?? "").searchParams.get("text") ?? "";
}
