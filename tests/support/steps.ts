import type { Page } from "playwright/test";
import { en, type Copy } from "@/lib/copy";
import { fields, type Draft, type Field } from "@/lib/order/delivery";
import type { ProductId } from "@/lib/shop/catalogue";
import { itemsWith, milk, optionOf } from "@/tests/support/goods";
import { shortDraft } from "@/tests/support/orders";
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
  const count = lines === undefined ? ".*" : lines === 0 ? "" : ` ${lines}( .+)?`;
  const name = new RegExp(`^${en.cartButton.text}${count}$`);
  return page.getByRole("button", { name, includeHidden: true });
}

/** The card of a product. */
export function card(page: Page, product: ProductId) {
  return page.getByRole("article", { name: en.products[product].name, exact: true });
}

/** Adds an item by its card, and closes the popup that says so, with its entry in the history. */
export async function addItem(page: Page, id: string): Promise<void> {
  for (const { product } of itemsWith(id)) {
    await card(page, product).getByRole("combobox").selectOption(optionOf(id));
    await card(page, product).getByRole("button", { name: en.catalogue.form.add }).click();
  }
  await popup(page, en.added.title).press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.waitForFunction(() => Reflect.get(Object(history.state), "isPopup") !== true);
}

/** Opens the delivery form. */
export async function openDelivery(page: Page): Promise<void> {
  await cartButton(page).click();
  await page.getByRole("button", { name: en.cart.checkout }).click();
  await expect(fieldOf(page, "name")).toBeVisible();
}

/** A field of the delivery form. */
export function fieldOf(page: Page, field: Field["id"], { order }: Copy = en) {
  return page.getByRole("textbox", { name: order.fields[field].label, exact: true });
}

/** Types into fields of the delivery form; by default into those that are required. */
export async function typeDelivery(
  page: Page,
  texts: Draft = shortDraft,
  copy: Copy = en,
): Promise<void> {
  for (const { id } of fields) {
    const text = texts[id];
    if (text === undefined) continue;
    const field = fieldOf(page, id, copy);
    await field.fill(text);
    // Playwright's Firefox tells the page of a text only with the next key.
    await field.press("Space");
    await field.press("Backspace");
  }
}

/** Fills the delivery form for an order of a liter of A2 milk. */
export async function fillOrder(page: Page): Promise<void> {
  await page.goto("/products");
  await addItem(page, milk);
  await openDelivery(page);
  await typeDelivery(page);
}

/** Makes the browser open no other tab. */
export async function refuseTabs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error("No windows");
    };
  });
}

/** Makes that order ready, in a browser that opens no other tab. */
export async function prepareOrder(page: Page): Promise<void> {
  await refuseTabs(page);
  await fillOrder(page);
  await page.getByRole("button", { name: en.delivery.deliver }).click();
  await expect(popup(page, en.ready.title)).toBeVisible();
}

/** The text in a chat link. */
export function textOf(link: string | undefined): string {
  return new URL(link ?? "").searchParams.get("text") ?? "";
}
