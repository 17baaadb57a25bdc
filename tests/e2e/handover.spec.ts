import type { Page } from "playwright/test";
import { en } from "@/lib/copy";
import { fill } from "@/lib/fill";
import { milk, nameOf, paneer, priceOf } from "@/tests/support/goods";
import { expect, expectScripts, openEarly, test } from "@/tests/support/shop";
import {
  addItem,
  card,
  cartButton,
  deliver,
  fieldOf,
  popup,
  prepareOrder,
  readyMessage,
  setHidden,
  textOf,
  typeDelivery,
} from "@/tests/support/steps";

const chat = "https://api.whatsapp.com/send";

/** Finds the popup that asks whether an order has gone out. */
const askedPopup = (page: Page) =>
  page.getByRole("dialog", {
    name: new RegExp(en.prepared.question.replace("{number}", "DM-....")),
  });

/** Puts two lines into the cart of the products page. */
async function fillCart(page: Page): Promise<void> {
  await page.goto("/products");
  await addItem(page, milk);
  await addItem(page, paneer);
}

/** Returns all that the page has stored. */
async function storedText(page: Page): Promise<string> {
  return page.evaluate(() =>
    [sessionStorage, localStorage].flatMap((store) => Object.values<string>(store)).join(""),
  );
}

/** Lets the page end behind another app without being told, as phones do that lack memory. */
async function drop(page: Page): Promise<void> {
  await setHidden(page, true);
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

/** Leaves the page for an address, as by a link in it. Of such a way Firefox tells Playwright once, of `goto` sometimes twice. */
async function leaveFor(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => void setTimeout(() => (location.href = href)), address);
  await page.waitForURL(address, { waitUntil: "domcontentloaded" });
}

/** Ways to a page of the shop that load it anew in the same tab, each from where the one before leads; and its path. */
const ways: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ["an address that is typed", "/about", (page) => page.goto("/about")],
  ["a link before the scripts", "/products", followEarlyLink],
  [en.header.back, "/", (page) => page.goBack()],
  ["Forward", "/products", (page) => page.goForward()],
  ["another site, and Back", "/products", (page) => page.goto(chat).then(() => page.goBack())],
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
  await leaveFor(page, address);
}

async function followOldLink(page: Page): Promise<void> {
  // The router loads a page as a document where it gets no data of that page.
  await page.route(/_rsc=/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto("/");
  await page.getByRole("link", { name: en.home.order }).click();
  await page.waitForURL("/products");
  await page.unroute(/_rsc=/);
}

test("the cart goes along to the next page, and nothing stays behind", async ({ page, chats }) => {
  await fillCart(page);
  for (const [way, path, go] of ways) {
    await test.step(way, async () => {
      await go(page);
      await expect(page).toHaveURL(path);
      await expect.poll(() => storedText(page)).toBe("");
    });
  }
  await cartButton(page, 2).click();
  await expect(popup(page, en.cart.title).getByRole("listitem")).toContainText([
    nameOf(milk),
    nameOf(paneer),
  ]);
  expect(chats).toHaveLength(2);
});

test("before any script the cart is counted, kept and emptied alike @engines", async ({ page }) => {
  await fillCart(page);
  await openEarly(page, "/products");
  await expect(cartButton(page, 2)).toBeVisible();
  await addItem(page, milk);
  await expect(cartButton(page, 3)).toBeVisible();
  await drop(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(cartButton(page, 3)).toBeVisible();
  for (const path of ["/refund", "/products"]) await leaveFor(page, path);
  await expect(cartButton(page, 3)).toBeVisible();
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await expect(cartButton(page, 0)).toBeVisible();
});

test("where nothing of the cart is sold any more, its number goes", async ({ page }) => {
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    sessionStorage.visit = JSON.stringify({ endedBy: "shop", cart: ["gone:1-kg"] });
  });
  const release = await openEarly(page, "/products");
  await expect(cartButton(page, 1)).toBeVisible();
  release();
  await expectScripts(page);
  await expect(cartButton(page, 0)).toBeVisible();
});

test("Back before any script leaves the page, and the cart comes back @engines", async ({
  page,
}) => {
  await page.goto("/about");
  const release = await openEarly(page, "/products");
  await card(page, milk).getByRole("button").click();
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect(page).toHaveURL("/about");
  await page.goForward({ waitUntil: "domcontentloaded" });
  release();
  await expectScripts(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(cartButton(page, 1)).toBeVisible();
});

test("the question about an order waits for a page with goods @engines", async ({ page }) => {
  await prepareOrder(page);
  await page.goto("/refund");
  await page.getByRole("link", { name: en.nav.products }).first().click();
  await expect(askedPopup(page)).toBeVisible();
  await page.goto("/refund");
  await expect(page.getByText(en.cart.opening)).toBeHidden();
  await page.goBack();
  await expect(askedPopup(page)).toBeVisible();
});

test("another tab's sign-in opens nothing here before the scripts", async ({ page, context }) => {
  await prepareOrder(page);
  await page.getByRole("button", { name: en.buttons.close }).click();
  const release = await openEarly(page, "/products");
  const tab = await context.newPage();
  await tab.goto("/robots.txt");
  await page.evaluate(() => {
    addEventListener("storage", () => document.documentElement.setAttribute("data-heard", ""));
  });
  await tab.evaluate(() => {
    localStorage["signed-in"] = "1";
    localStorage.clear();
  });
  await expect(page.locator("[data-heard]")).toBeAttached();
  await expect(page.getByText(en.cart.opening)).toBeHidden();
  release();
  await expectScripts(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("another tab, and the visitor's reload, have an empty cart @engines", async ({
  page,
  context,
}) => {
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
  expect(await storedText(page)).toBe("");
  await setHidden(page, true);

  const stored = await storedText(page);
  expect(stored).toContain(milk);
  expect([address, stored, ...sent].filter((text) => /Sita|Ward|98765/.test(text))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await setHidden(page, false);
  expect(await storedText(page)).toBe("");
});

test("a dropped page asks whether the order went out", async ({ page, chats }) => {
  const asked = askedPopup(page);
  const press = (name: string) => page.getByRole("button", { name }).click();
  /** Prepares the order once more, and sends it by a page that is dropped meanwhile. Returns its message. */
  const sendAgain = async () => {
    await expect(fieldOf(page, "name")).toHaveValue("");
    await typeDelivery(page);
    await deliver(page);
    await expect(popup(page, en.prepared.title)).toBeVisible();
    await drop(page);
    await page.getByRole("link", { name: en.prepared.openWhatsApp }).click();
    await expect(page).toHaveTitle("Chat");
    return textOf(chats.at(-1));
  };
  await prepareOrder(page);
  const [number = "no number"] = /DM-\w{4}/.exec(await readyMessage(page)) ?? [];
  await drop(page);
  await page.goto(chat);
  await page.goBack();
  await expect(asked).toContainText(number);
  const { buttons, prepared } = en;
  const summary = fill(prepared.order.one, { number, total: priceOf(milk) });
  await expect(asked).toContainText(`${summary}${nameOf(milk)}`);
  await expect(asked).toContainText(prepared.privacy);
  // What can be sent without the form has blanks to fill in.
  const sms = asked.getByRole("link", { name: buttons.sms });
  const blank = encodeURIComponent(`\n${en.order.fields.name.label}: \n`);
  await expect(sms).toHaveAttribute("href", new RegExp(blank));
  await press(prepared.openAgain);
  expect(await sendAgain()).toContain(number);

  await page.goBack();
  await expect(asked).toContainText(number);
  for (const name of [prepared.change, en.cart.addOneMore, en.cart.checkout]) await press(name);
  expect(await sendAgain()).toContain(
    `\n${fill(en.order.insteadOf, { numbers: number })}\n\n1. 2 x ${nameOf(milk, en, " - ")}`,
  );

  await page.goBack();
  await press(prepared.yes);
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
  const release = await openEarly(page, "/products");
  await addItem(page, milk);
  await addItem(page, paneer);
  release();
  await expectScripts(page);
  await expect(cartButton(page, 2)).toBeVisible();
  await page.goto("/products");
  await cartButton(page, 0).click();
  await expect(popup(page, en.cart.title)).toBeVisible();
});
