import type { BrowserContext, Page } from "playwright/test";
import { en } from "@/lib/copy";
import { scriptsIn } from "@/scripts/weights.mjs";
import { milk } from "@/tests/support/goods";
import { shortDraft } from "@/tests/support/orders";
import { expect, expectAccessible, expectScripts, openEarly, test } from "@/tests/support/shop";
import { addItem, card, cartButton, fieldOf, fillOrder, popup } from "@/tests/support/steps";

const message = (page: Page) => page.getByText(en.failure.chunkHeading).locator("visible=true");
const forChat = (page: Page) => page.getByRole("button", { name: en.catalogue.form.order }).first();

/** Runs in the page: taps Add to Cart as soon as it is there, in the first of its loads. */
function tapEarly(): void {
  const [load] = performance.getEntriesByType("navigation");
  if (load && "type" in load && load.type === "reload") return;
  addEventListener("DOMContentLoaded", () => {
    document.querySelector<HTMLElement>("article button")?.click();
  });
}

/**
 * Opens the products page in a new tab where a script fails so many times, and adds milk to the cart at once;
 * notes the scripts that come, and how often the page loads.
 */
async function openWithout(context: BrowserContext, failing: string, times: number) {
  const page = await context.newPage();
  await page.addInitScript(tapEarly);
  // They take time, and do not matter here.
  await page.route(/\.(avif|woff2)$/, (route) => route.abort());
  const scripts: string[] = [];
  let left = times;
  await page.route("**/chunks/*.js", async (route) => {
    const { pathname } = new URL(route.request().url());
    scripts.push(pathname);
    await (pathname === failing && left-- > 0 ? route.abort() : route.continue());
  });
  const loads: string[] = [];
  page.on("domcontentloaded", () => loads.push(failing));
  await page.goto("/products", { waitUntil: "commit" });
  return { page, scripts, loads };
}

/** Of each kind of script one: the page's first and last, and one that comes with the popups. */
async function kindsOf(context: BrowserContext): Promise<[kind: string, script: string][]> {
  const { page, scripts } = await openWithout(context, "none", 0);
  await expectScripts(page);
  const named = scriptsIn(await (await context.request.get("/products")).text());
  const later = scripts.filter((script) => !named.includes(script));
  await page.close();
  expect([named.length > 3, later.length > 1]).toEqual([true, true]);
  const [first = "", last = "", popups = ""] = [named[0], named.at(-1), later.at(-1)];
  return [
    ["first", first],
    ["last", last],
    ["of popups", popups],
  ];
}

test("a page whose script fails loads again; if for ever, forms order", async ({ context }) => {
  for (const [kind, script] of await kindsOf(context)) {
    await test.step(`${kind}, once`, async () => {
      const { page, loads } = await openWithout(context, script, 1);
      await expect.poll(() => loads).toEqual([script, script]);
      await expectScripts(page);
      await expect(cartButton(page, 1)).toBeVisible();
      await expect(message(page)).toHaveCount(0);
      await page.close();
    });
    await test.step(`${kind}, for ever`, async () => {
      const { page, loads } = await openWithout(context, script, Infinity);
      await expect(message(page)).toHaveCount(1);
      await expect(forChat(page)).toBeVisible();
      // No loop.
      expect(loads).toEqual([script, script]);
      await page.unrouteAll();
      await page.getByRole("button", { name: en.failure.reload }).click();
      await cartButton(page, 1).click();
      await expect(popup(page, en.cart.title)).toBeVisible();
      await page.close();
    });
  }
});

test("while something is typed the page does not reload", async ({ page, complaints }) => {
  await fillOrder(page);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.src = "/_next/static/chunks/missing.js";
    document.body.append(script);
  });

  await expect(message(page)).toHaveCount(1);
  await expect(fieldOf(page, "name")).toHaveValue(shortDraft.name);
  complaints.length = 0;
});

for (const [when, what] of [
  ["before scripts fail", "script"],
  ["between their failing and the reload", "fetch"],
] as const) {
  test(`what is pasted at /seller ${when} stays`, async ({ page, complaints }) => {
    const loads: string[] = [];
    page.on("domcontentloaded", () => loads.push(page.url()));
    // By a request for itself the page asks whether it would load again.
    await page.route(/chunks\/.*\.js$|\/seller$/, async (route, request) => {
      const type = request.resourceType();
      const field = page.getByRole("textbox");
      if (type === what)
        await field.evaluate((area: HTMLTextAreaElement) => (area.value = "Order"));
      await (type === "script" ? route.abort() : route.continue());
    });
    await page.goto("/seller", { waitUntil: "commit" });

    await expect(message(page)).toHaveCount(1);
    await expect(page.locator("textarea")).toHaveValue("Order");
    expect(loads).toHaveLength(1);
    complaints.length = 0;
  });
}

test("without a network the page does not reload", async ({ page, complaints }) => {
  const loads: string[] = [];
  page.on("domcontentloaded", () => loads.push(page.url()));
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  await page.route("**/products", (route) =>
    route.request().method() === "HEAD" ? route.abort() : route.continue(),
  );
  await page.goto("/products");

  await expect(message(page)).toHaveCount(1);
  expect(loads).toHaveLength(1);
  complaints.length = 0;
});

test("what has not loaded after two minutes counts as failed", async ({ page }) => {
  await page.clock.install();
  await openEarly(page, "/products");
  await card(page, "a2-milk").getByRole("button").click();
  const reloaded = page.waitForEvent("domcontentloaded");
  await page.clock.runFor(120_000);
  await reloaded;
  await expect(cartButton(page, 1)).toBeVisible();
  await expect(message(page)).toHaveCount(0);
  await page.clock.runFor(120_000);

  await expect(message(page)).toHaveCount(1);
  await expect(forChat(page)).toBeVisible();
});

test("a page that breaks offers a way home, with the cart", async ({ page, complaints }) => {
  await page.goto("/products");
  await addItem(page, milk);
  await expectScripts(page);
  await page.evaluate(() => {
    Reflect.set(window.visit ?? {}, "read", undefined);
    dispatchEvent(new Event("visit"));
  });
  await expect(page.getByRole("heading", { name: en.failure.heading })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: en.failure.home }).click();
  await page.getByRole("link", { name: en.home.order }).click();

  await expect(cartButton(page, 1)).toBeVisible();
  complaints.length = 0;
});

test("where popups cannot open, the forms order in the chat", async ({ page, chats }) => {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("No popups here");
    };
  });
  await page.goto("/products");
  await card(page, "a2-milk").getByRole("button").click();
  await expectScripts(page);
  await forChat(page).click();

  await expect(page).toHaveTitle("Chat");
  expect(chats).toHaveLength(1);
});
