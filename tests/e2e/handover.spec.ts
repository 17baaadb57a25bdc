import type { Page } from "playwright/test";
import { en } from "@/lib/copy";
import { fill } from "@/lib/shop/format";
import { milk, nameOf, paneer, priceOf } from "@/tests/support/goods";
import { expect, expectScripts, openEarly, test } from "@/tests/support/shop";
import * as steps from "@/tests/support/steps";

const chat = "https://api.whatsapp.com/send";

/** Finds the popup that asks whether the order with this number has gone out. */
const askedPopup = (page: Page, number: string) =>
  steps.popup(page, fill(en.prepared.question, { number }));

/** Returns all that the page has stored. */
async function storedText(page: Page): Promise<string> {
  return page.evaluate(() =>
    [sessionStorage, localStorage].flatMap((store) => Object.values<string>(store)).join(""),
  );
}

/** Lets the page end behind another app without being told, as phones do that lack memory. */
async function drop(page: Page): Promise<void> {
  await steps.setHidden(page, true);
  await page.evaluate(() => Reflect.set(window, "isDropped", true));
}

// Before the script in the head listens to the events.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const type of ["beforeunload", "visibilitychange", "pagehide"]) {
      const stop = (event: Event) => "isDropped" in window && event.stopImmediatePropagation();
      addEventListener(type, stop, true);
    }
  }),
);

test("the cart goes along to the next page, and nothing stays behind", async ({ page, chats }) => {
  await page.goto("/products");
  await steps.addItem(page, milk);
  await steps.addItem(page, paneer);
  await page.goto(chat);
  await page.goto("/about");
  await expect.poll(() => storedText(page)).toBe("");
  // The router loads a page as a document where it gets no data of it, as from a release that is gone.
  await page.route(/_rsc=/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  const isSameDocument = await steps.markDocument(page);
  await page.getByRole("link", { name: en.nav.products }).first().click();
  await expect(page).toHaveURL("/products");
  expect(await isSameDocument()).toBe(false);
  await expect.poll(() => storedText(page)).toBe("");
  await steps.cartButton(page, 2).click();
  await expect(steps.popup(page, en.cart.title).getByRole("listitem")).toContainText([
    nameOf(milk),
    nameOf(paneer),
  ]);
  expect(chats).toHaveLength(1);
});

test("the cart comes along before scripts, not to other tabs @engines", async ({ page }) => {
  await page.goto("/about");
  const release = await openEarly(page, "/products");
  await steps.card(page, milk).getByRole("button").click();
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect(page).toHaveURL("/about");
  await page.goForward({ waitUntil: "domcontentloaded" });
  await expect(steps.cartButton(page, 1)).toBeVisible();
  await steps.addItem(page, milk);
  await drop(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(steps.cartButton(page, 2)).toBeVisible();
  release();
  await expectScripts(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(steps.cartButton(page, 2)).toBeVisible();

  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open("/products"));
  await expect(steps.cartButton(await opened, 0)).toBeVisible();
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await steps.cartButton(page, 0).click();
  await expect(steps.popup(page, en.cart.title).getByText(`${en.cart.total} ₹0`)).toBeVisible();
});

test("an order is asked about later; nothing typed is kept @engines", async ({ page }) => {
  const { cart, prepared } = en;
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  await steps.prepareOrder(page);
  await expect(steps.popup(page, prepared.title)).toContainText(prepared.text);
  const number = steps.numberOf(await steps.readyMessage(page));
  const address = await page.evaluate(() => location.href + JSON.stringify(history.state));
  expect(await storedText(page)).toBe("");
  await steps.setHidden(page, true);
  const stored = await storedText(page);
  expect(stored).toContain(milk);
  expect([address, stored, ...sent].filter((text) => /Sita|Ward|98765/.test(text))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await steps.setHidden(page, false);
  expect(await storedText(page)).toBe("");
  await expect(askedPopup(page, number)).toContainText(prepared.notOpened);

  await steps.press(page, prepared.change, cart.addOneMore, cart.checkout);
  await expect(steps.popup(page, en.delivery.title).getByRole("radio")).toHaveCount(0);
  await steps.deliver(page);
  expect(await steps.readyMessage(page)).toContain(fill(en.order.insteadOf, { numbers: number }));
  // The question waits for a page with goods.
  await page.goto("/refund");
  await expect(page.getByText(cart.opening)).toBeHidden();
  await page.goBack();
  await steps.press(page, prepared.yes);
  await steps.expectClosed(page);
  await steps.cartButton(page, 0).click();
  await expect(steps.popup(page, cart.title)).toContainText(cart.empty);
});

test("a dropped page asks whether the order went out", async ({ page, chats }) => {
  const { buttons, prepared } = en;
  await steps.prepareOrder(page);
  const number = steps.numberOf(await steps.readyMessage(page));
  const asked = askedPopup(page, number);
  await drop(page);
  await page.goto(chat);
  await page.goBack();
  const summary = fill(prepared.order.one, { number, total: priceOf(milk) });
  await expect(asked).toContainText(`${summary}${nameOf(milk)}`);
  await expect(asked).toContainText(prepared.privacy);
  // Without what was typed nothing is sent.
  await page.getByRole("link", { name: buttons.sms }).click();
  await expect(steps.fieldOf(page, "name")).toHaveValue("");
  await steps.typeDelivery(page);
  await steps.deliver(page);
  await expect(steps.popup(page, prepared.title)).toBeVisible();
  await drop(page);
  await page.getByRole("link", { name: prepared.openWhatsApp }).click();
  await expect(page).toHaveTitle("Chat");
  expect(steps.textOf(chats.at(-1))).toContain(number);

  await page.goBack();
  await steps.press(page, prepared.yes);
  await page.goto("/products");
  await expect(steps.cartButton(page, 0)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
