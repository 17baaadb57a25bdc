import type { Page } from "playwright/test";
import {
  addItem,
  cartButton,
  expect,
  expectAccessible,
  holdScripts,
  popup,
  prepareOrder,
  test,
  textOf,
  typeDelivery,
} from "@/tests/support/shop";

const chat = "https://api.whatsapp.com/send";
const sita = { Name: "Sita Devi", "Address line 1": "Ward 7", Mobile: "9876543210" };

/** Two lines in the cart of the products page. */
async function fillCart(page: Page): Promise<void> {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await addItem(page, "Fresh Paneer", "500g - ₹249");
}

/** Runs in the page: what it has stored, word by word. */
function storedWords(): string[] {
  return Object.values(sessionStorage).join(" ").split(" ").filter(Boolean);
}

/** Runs in the page, as when the phone shows another app. */
function hide(): void {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Runs in the page, as when the phone shows the page again. */
function show(): void {
  Reflect.deleteProperty(document, "visibilityState");
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Lets the page end behind another app, without its being told, as phones do that lack memory. */
async function drop(page: Page): Promise<void> {
  await page.evaluate(hide);
  await page.evaluate(() => Reflect.set(window, "isDropped", true));
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagehide", (event) => {
      if ("isDropped" in window) event.stopImmediatePropagation();
    });
  });
});

/** Ways to a page of the shop in the same tab that load it anew, one after the other, and where they lead. */
const kept: readonly (readonly [string, (page: Page) => Promise<unknown>, string])[] = [
  ["an address that is typed", (page) => page.goto("/about"), "/about"],
  [
    "a link that is tapped before the scripts",
    async (page) => {
      const release = await holdScripts(page);
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await page.getByRole("link", { name: "Order Now" }).click();
      release();
    },
    "/products",
  ],
  ["Back", (page) => page.goBack(), "/"],
  ["Forward", (page) => page.goForward(), "/products"],
  ["another language", (page) => page.goto("/hi/refund"), "/hi/refund"],
  [
    "another site, and Back",
    async (page) => {
      await page.goto(chat);
      await page.goBack();
    },
    "/hi/refund",
  ],
  [
    "another site, and a link from there",
    async (page) => {
      await page.goto(chat);
      await page.evaluate(
        (url) => void (location.href = url),
        `${test.info().project.use.baseURL}/about`,
      );
    },
    "/about",
  ],
  [
    "a link of a release that is gone",
    async (page) => {
      await page.route(/_rsc=/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
      await page.goto("/");
      await page.getByRole("link", { name: "Order Now" }).click();
      await page.waitForURL("/products");
      await page.unroute(/_rsc=/);
    },
    "/products",
  ],
  [
    "a page that the phone has dropped",
    async (page) => {
      await drop(page);
      await page.reload();
    },
    "/products",
  ],
  [
    "another page after one that the phone has dropped",
    async (page) => {
      await drop(page);
      await page.goto("/products/a2-milk");
    },
    "/products/a2-milk",
  ],
];

test("the cart goes along to the next page in its tab, and nothing stays behind", async ({
  page,
  chats,
}) => {
  expect(chats).toEqual([]);
  await fillCart(page);
  for (const [way, go, path] of kept) {
    await test.step(way, async () => {
      await go(page);
      await expect(page).toHaveURL(path);
      await expect.poll(() => page.evaluate(storedWords)).toEqual([]);
    });
  }
  await expect(cartButton(page, 2)).toBeVisible();
  await cartButton(page).click();
  await expect(popup(page, "Your Cart").getByRole("listitem")).toHaveText([/^A2/, /^Fresh Paneer/]);
});

/** Ways to a page without the cart, in the same tab or in another. */
const emptied: Record<string, (page: Page) => Promise<unknown>> = {
  "the visitor's reload": (page) => page.reload(),
  "a reload by a web view": (page) => page.evaluate(() => location.reload()),
  "another tab": async (page) => {
    const tab = await page.context().newPage();
    await tab.goto("/products");
  },
  "a tab that the page opens": async (page) => {
    const tab = page.waitForEvent("popup");
    await page.evaluate(() => void window.open("/products"));
    await tab;
  },
};

for (const [way, go] of Object.entries(emptied)) {
  test(`the cart is empty after ${way}`, async ({ page, context }) => {
    await fillCart(page);
    await go(page);
    const there = context.pages().at(-1) ?? page;

    await cartButton(there, 0).click();
    await expect(popup(there, "Your Cart").getByText("Total ₹0")).toBeVisible();
  });
}

test("what a page leaves are ids and an order number, and nothing once it shows again", async ({
  page,
}) => {
  await prepareOrder(page);
  await page.evaluate(hide);
  expect(await page.evaluate(storedWords)).toEqual([
    "hide",
    "a2-milk:1-liter",
    expect.stringMatching(/^DM-\w{4}$/),
    "a2-milk:1-liter",
    "asked",
  ]);
  await page.evaluate(show);
  expect(await page.evaluate(storedWords)).toEqual([]);
});

/** An order whose page the phone has dropped behind the chat; returns its number. */
async function comeBack(page: Page): Promise<string> {
  await prepareOrder(page);
  const link = await page.getByRole("link", { name: "Open WhatsApp" }).getAttribute("href");
  const [number = ""] = /DM-\w{4}/.exec(textOf(link ?? "")) ?? [];
  await drop(page);
  await page.goto(chat);
  await page.goBack();
  await expect(question(page)).toContainText(number);
  return number;
}

const question = (page: Page) => popup(page, "Did your order go out?");

test("who comes back to a page that was dropped is asked, and can send the same order again", async ({
  page,
  chats,
}) => {
  const number = await comeBack(page);
  await expect(question(page)).toContainText("A2 milk 1 Liter ₹70");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open WhatsApp again" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
  await typeDelivery(page, sita);
  await page.getByRole("button", { name: "Deliver Here" }).click();
  await page.getByRole("link", { name: "Open WhatsApp" }).click();

  await expect(page).toHaveTitle("Chat");
  expect(textOf(chats.at(-1))).toContain(`Order ${number}, `);
});

test("an order that is changed on return stands instead of the one before", async ({
  page,
  chats,
}) => {
  const number = await comeBack(page);
  await page.getByRole("button", { name: "Change it" }).click();
  await page.getByRole("button", { name: "Add one more" }).click();
  await page.getByRole("button", { name: "Checkout" }).click();
  await typeDelivery(page, sita);
  await page.getByRole("button", { name: "Deliver Here" }).click();
  await page.getByRole("link", { name: "Open WhatsApp" }).click();

  await expect(page).toHaveTitle("Chat");
  expect(textOf(chats.at(-1))).toContain(`\nInstead of ${number}\n\n1. 2 x A2 milk`);
});

test("Back closes the question; an order that went out is not asked about again", async ({
  page,
  chats,
}) => {
  expect(chats).toEqual([]);
  await comeBack(page);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/products");
  await page.goto("/products");
  await expect(cartButton(page, 1)).toBeVisible();

  await comeBack(page);
  await page.getByRole("button", { name: "Yes, it went out" }).click();
  await expect(cartButton(page, 0)).toBeVisible();
  await page.goto("/products");
  await expect(cartButton(page, 0)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("where storage is forbidden the shop works without handing over", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("No cookies here", "SecurityError");
      },
    });
  });
  await fillCart(page);
  await expect(cartButton(page, 2)).toBeVisible();
  await page.goto("/products");
  await cartButton(page, 0).click();
  await expect(popup(page, "Your Cart")).toBeVisible();
});

test("what is no longer sold, or never was, does not come along", async ({ page }) => {
  await page.goto("/products");
  await page.evaluate(() => {
    addEventListener("pagehide", () => {
      sessionStorage.setItem("visit", "unload camel-milk:1-liter,a2-milk:1-liter,<b>");
    });
  });
  await page.goto("/products");

  await expect(cartButton(page, 1)).toBeVisible();
  await cartButton(page).click();
  await expect(popup(page, "Your Cart").getByRole("listitem")).toHaveText([/^A2 milk/]);
});
