import type { Page } from "playwright/test";
import { en, type Copy } from "@/lib/copy";
import { fields, type Draft, type Field } from "@/lib/order/delivery";
import { isDeployed } from "@/tests/support/config";
import { itemWith, milk, nameOf, optionOf } from "@/tests/support/goods";
import { shortDraft } from "@/tests/support/orders";
import { expect, test } from "@/tests/support/shop";

/** Finds the popup with this title. */
export function popup(page: Page, title: string) {
  return page.getByRole("dialog", { name: title });
}

/** Presses the buttons with these names, one after the other: the first of each name. */
export async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole("button", { name, exact: true }).first().click();
  }
}

/** Finds the CART button, even behind a popup: the one that shows this number of lines, or else any. */
export function cartButton(page: Page, lines?: number, copy: Copy = en) {
  // "CART", "CART 2" before React comes, and "CART 2 items in the cart" after.
  const count = lines === undefined ? "( \\d.*)?" : lines === 0 ? "" : ` ${lines}( .+)?`;
  const name = new RegExp(`^${copy.cartButton.text}${count}$`);
  return page.getByRole("button", { name, includeHidden: true });
}

/** Finds the card of an item's product. */
export function card(page: Page, id: string, copy: Copy = en) {
  const name = copy.productNames[itemWith(id).product];
  return page.getByRole("article", { name, exact: true });
}

/** Adds an item by its card, and closes the popup that says so. */
export async function addItem(page: Page, id: string, copy: Copy = en): Promise<void> {
  const { option, add } = copy.productsPage.form;
  const goods = card(page, id, copy);
  await expect(goods).toBeVisible();
  const options = await goods.getByRole("option", { disabled: false }).allTextContents();
  const start = option.replace("{price}", "₹");
  const found = options.find((text) => text.startsWith(optionOf(id, copy, start)));
  test.skip(isDeployed && !found, `${nameOf(id)} is sold out.`);
  const difference = `The shop has another price than this folder (not released, or an old one): ${found}, here ${optionOf(id)}.`;
  expect(found, difference).toBe(optionOf(id, copy));
  await goods.getByRole("combobox").selectOption(optionOf(id, copy));
  await goods.getByRole("button", { name: add }).click();
  await popup(page, copy.added.title).press("Escape");
  await expectClosed(page);
}

/**
 * Expects that no popup is open, on the page with this path if one is given. Waits until the browser has left the history
 * entry of popups, which it does a little later.
 */
export async function expectClosed(page: Page, path?: string): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.waitForFunction(() => Reflect.get(Object(history.state), "isPopup") !== true);
  if (path) await expect(page).toHaveURL(path);
}

/** Opens the delivery form by way of the cart. */
export async function openDelivery(page: Page, copy: Copy = en): Promise<void> {
  await cartButton(page, undefined, copy).click();
  await page.getByRole("button", { name: copy.cart.checkout }).click();
  await expect(fieldOf(page, "name", copy)).toBeVisible();
}

/** Finds a field of the delivery form. */
export function fieldOf(page: Page, field: Field["id"], copy: Copy = en) {
  return page.getByRole("textbox", { name: copy.order.fields[field].label, exact: true });
}

/** Types these texts into the delivery form; by default into the fields that are required. */
export async function typeDelivery(page: Page, texts: Draft = shortDraft, copy: Copy = en) {
  const isFirefox = page.context().browser()?.browserType().name() === "firefox";
  for (const { id } of fields) {
    const text = texts[id];
    if (text === undefined) continue;
    const field = fieldOf(page, id, copy);
    await field.fill(text);
    // Playwright's Firefox tells the page of a text only with the next key.
    for (const key of isFirefox ? ["Space", "Backspace"] : []) await field.press(key);
  }
}

/** Fills the delivery form, with a size of A2 milk in the cart. */
export async function fillOrder(page: Page, address = "/products"): Promise<void> {
  await page.goto(address);
  await addItem(page, milk);
  await openDelivery(page);
  await typeDelivery(page);
}

/** Taps Deliver Here. */
export async function deliver(page: Page, copy: Copy = en): Promise<void> {
  await page.getByRole("button", { name: copy.delivery.deliver }).click();
}

/** Makes the browser refuse to open other tabs, from the next page on. */
export async function refuseTabs(page: Page): Promise<void> {
  await page.addInitScript('window.open = () => { throw new Error("No windows"); }');
}

/** Prepares an order of A2 milk, in a browser that opens no other tab: its popup stays open. */
export async function prepareOrder(page: Page, address?: string): Promise<void> {
  await refuseTabs(page);
  await fillOrder(page, address);
  await deliver(page);
  await expect(popup(page, en.prepared.title)).toBeVisible();
}

/** Does to the page what a phone does that shows another app, or this one again. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    // What it really is, too, a page has to tell again.
    Reflect.deleteProperty(document, "visibilityState");
    if (isHidden)
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

/** Returns the message in a chat link. */
export function textOf(link: string | undefined | null): string {
  return new URL(link ?? "").searchParams.get("text") ?? "";
}

/** Returns the message in the chat link of the order that is ready. */
export async function readyMessage(page: Page): Promise<string> {
  const link = popup(page, en.prepared.title).getByRole("link", { name: en.prepared.openWhatsApp });
  return textOf(await link.getAttribute("href"));
}

/** The number of the order in a message. */
export const numberOf = (message: string) => /DM-\w{4}/.exec(message)?.[0] ?? "no number";

/** Marks the document of the page. Returns a function that tells whether the page still shows that document. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  return () => page.evaluate(() => "isSamePage" in window);
}
