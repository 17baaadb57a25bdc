import type { Page } from "playwright/test";
import { en } from "@/lib/copy";
import { fill } from "@/lib/text";
import { milk, paneer } from "@/tests/support/goods";
import { expect, openEarly, test } from "@/tests/support/shop";
import {
  addItem,
  cartButton,
  fieldOf,
  popup,
  prepareOrder,
  textOf,
  typeDelivery,
} from "@/tests/support/steps";

const chat = "https://api.whatsapp.com/send";

/** Two lines in the cart of the products page. */
async function fillCart(page: Page): Promise<void> {
  await page.goto("/products");
  await addItem(page, milk);
  await addItem(page, paneer);
}

/** Runs in the page: what it has stored, word by word. */
function storedWords(): string[] {
  const values = [sessionStorage, localStorage].flatMap((store) => Object.values<string>(store));
  return values.join(" ").split(" ").filter(Boolean);
}

/** Runs in the page, as when the phone shows another app, or this one again. */
function setHidden(isHidden: boolean): void {
  const value = isHidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { value, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Lets the page end behind another app, without its being told, as phones do that lack memory. */
async function drop(page: Page): Promise<void> {
  await page.evaluate(setHidden, true);
  await page.evaluate(() => Reflect.set(window, "isDropped", true));
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener("pagehide", (event) => {
      if ("isDropped" in window) event.stopImmediatePropagation();
    });
  }),
);

/** Ways to a page of the shop in the same tab that load it anew, and its path; one after the other. */
const kept: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ["an address that is typed", "/about", (page) => page.goto("/about")],
  ["a link before the scripts", "/products", followEarlyLink],
  [en.header.back, "/", (page) => page.goBack()],
  ["Forward", "/products", (page) => page.goForward()],
  ["another language", "/hi/refund", (page) => page.goto("/hi/refund")],
  ["another site, and Back", "/hi/refund", (page) => page.goto(chat).then(() => page.goBack())],
  ["another site, and a link there", "/about", followLinkElsewhere],
  ["a link of a release that is gone", "/products", followOldLink],
  ["a page that was dropped", "/products", (page) => drop(page).then(() => page.reload())],
  ["a page instead of it", "/refund", (page) => drop(page).then(() => page.goto("/refund"))],
  ["the products", "/products", (page) => page.goto("/products")],
];

async function followEarlyLink(page: Page): Promise<void> {
  const release = await openEarly(page, "/");
  await page.getByRole("link", { name: en.home.order }).click();
  release();
}

async function followLinkElsewhere(page: Page): Promise<void> {
  const address = new URL("/about", page.url()).href;
  await page.goto(chat);
  await page.evaluate((href) => void setTimeout(() => (location.href = href)), address);
}

async function followOldLink(page: Page): Promise<void> {
  await page.route(/_rsc=/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto("/");
  await page.getByRole("link", { name: en.home.order }).click();
  await page.waitForURL("/products");
  await page.unroute(/_rsc=/);
}

test("the cart goes along to the next page, and nothing stays behind", async ({ page, chats }) => {
  await fillCart(page);
  for (const [way, path, go] of kept) {
    await test.step(way, async () => {
      await go(page);
      await expect(page).toHaveURL(path);
      await expect.poll(() => page.evaluate(storedWords)).toEqual([]);
    });
  }
  await cartButton(page, 2).click();
  await expect(popup(page, en.cart.title).getByRole("listitem")).toContainText([
    en.products["a2-milk"].name,
    en.products["fresh-paneer"].name,
  ]);
  expect(chats).toHaveLength(2);
});

test("the question about an order waits for a page with goods", async ({ page }) => {
  await prepareOrder(page);
  await page.goto("/refund");
  await page.getByRole("link", { name: en.nav.products }).first().click();
  await expect(popup(page, en.returned.title)).toBeVisible();
  await page.goto("/refund");
  await expect(page.getByText(en.cartButton.opening)).toBeHidden();
  await page.goBack();
  await expect(popup(page, en.returned.title)).toBeVisible();
});

test("another tab, and the visitor's reload, have an empty cart", async ({ page, context }) => {
  await fillCart(page);
  const tab = await context.newPage();
  await tab.goto("/products");
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open("/products"));
  await page.evaluate(() => void setTimeout(() => location.reload()));
  for (const each of [tab, await opened, page]) {
    await cartButton(each, 0).click();
    await expect(popup(each, en.cart.title).getByText(`${en.cart.total} ₹0`)).toBeVisible();
  }
});

test("nothing that was typed is stored, in the address, or sent to the shop", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  await prepareOrder(page);
  const address = await page.evaluate(() => location.href + JSON.stringify(history.state));
  expect(await page.evaluate(storedWords)).toEqual([]);
  await page.evaluate(setHidden, true);

  const [left = ""] = await page.evaluate(storedWords);
  expect(JSON.parse(left)).toEqual({
    leaving: "hide",
    ids: [milk],
    prepared: {
      number: expect.stringMatching(/^DM-\w{4}$/),
      placedAt: expect.any(Number),
      insteadOf: [],
      ids: [milk],
    },
    popup: "returned",
  });
  expect([address, ...sent].filter((text) => /Sita|Ward|98765/.test(text))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await page.evaluate(setHidden, false);
  expect(await page.evaluate(storedWords)).toEqual([]);
});

test("a dropped page asks whether the order went out", async ({ page, chats }) => {
  const send = page.getByRole("link", { name: en.ready.openWhatsApp });
  const press = (name: string) => page.getByRole("button", { name }).click();
  const comeBack = async () => {
    const [number = ""] = /DM-\w{4}/.exec(textOf((await send.getAttribute("href")) ?? "")) ?? [];
    await drop(page);
    await page.goto(chat);
    await page.goBack();
    await expect(popup(page, en.returned.title)).toContainText(number);
    return number;
  };
  const sendAgain = async () => {
    await expect(fieldOf(page, "name")).toHaveValue("");
    await typeDelivery(page);
    await press(en.delivery.deliver);
    await expect(send).toBeVisible();
    await drop(page);
    await send.click();
    await expect(page).toHaveTitle("Chat");
    return textOf(chats.at(-1));
  };
  await prepareOrder(page);
  const first = await comeBack();
  await press(en.returned.openWhatsApp);
  const same = await sendAgain();
  expect([first, same.includes(first)]).toEqual([expect.stringMatching(/^DM-/), true]);

  await page.goBack();
  await expect(popup(page, en.returned.title)).toContainText(first);
  for (const name of [en.returned.change, en.cart.addOneMore, en.cart.checkout]) await press(name);
  expect(await sendAgain()).toContain(
    `\n${fill(en.order.insteadOf, { numbers: first })}\n\n1. 2 x ${en.products["a2-milk"].name}`,
  );

  await page.goBack();
  await press(en.returned.yes);
  await page.goto("/products");
  await expect(cartButton(page, 0)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("where storage is forbidden the shop works without handing over", async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("No cookies here", "SecurityError");
    };
    Object.defineProperty(window, "sessionStorage", { get });
  });
  await fillCart(page);
  await expect(cartButton(page, 2)).toBeVisible();
  await page.goto("/products");
  await cartButton(page, 0).click();
  await expect(popup(page, en.cart.title)).toBeVisible();
});
