import type { Page, Route } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { milk } from "@/tests/support/goods";
import { shortDraft } from "@/tests/support/orders";
import {
  expect,
  expectAccessible,
  expectScripts,
  openEarly,
  requestFailed,
  test,
} from "@/tests/support/shop";
import * as steps from "@/tests/support/steps";
import { scriptsIn } from "@/tests/support/weights";

// Here scripts fail on purpose. So browsers say of what they cannot fetch or run, and of what a story breaks. A clock that
// is moved is that of all pages of a context.
test.use({
  expected: RegExp(`${requestFailed.source}|MIME type|end of (?:input|script)|Broken`),
  isAlone: true,
});

/** Finds the message that scripts have failed, where it is shown. */
const message = (page: Page) => page.getByText(en.failure.chunk).locator("visible=true");

/** Finds the first button of a card that orders in the chat, as all do without scripts. */
const chatButton = (page: Page) =>
  page.getByRole("button", { name: en.productsPage.form.order }).first();

/** Collects the address of each document that the page loads. */
function loadsOf(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on("domcontentloaded", () => loads.push(page.url()));
  return loads;
}

/** Runs in the page: taps Add to Cart as soon as it is there. */
function tapEarly(): void {
  addEventListener("DOMContentLoaded", () => {
    document.querySelector<HTMLElement>("article button")?.click();
  });
}

/** Returns the paths of the scripts that the products page names. */
async function namedScripts(page: Page): Promise<readonly string[]> {
  const named = scriptsIn(await (await page.request.get("/products")).text());
  expect(named.length).toBeGreaterThan(3);
  return named;
}

/** Opens the products page, with milk in the cart. Scripts that it does not name fail like this, until the function is called. */
async function openWithoutMore(
  page: Page,
  fail = (route: Route): unknown => route.abort(),
): Promise<() => Promise<void>> {
  const named = await namedScripts(page);
  await page.route("**/chunks/*.js", async (route) => {
    const { pathname } = new URL(route.request().url());
    await (named.includes(pathname) ? route.continue() : fail(route));
  });
  await page.goto("/products");
  // Before them a link would load a document.
  await expectScripts(page);
  await steps.addItem(page, milk);
  return () => page.unrouteAll();
}

test("a page whose script fails loads again once, and never in a loop", async ({ page }) => {
  const [first] = await namedScripts(page);
  const loads = loadsOf(page);
  const expectForms = async (times: number) => {
    await expect.poll(() => loads.length).toBe(times);
    await expect(message(page)).toHaveCount(1);
    // The popup that was open makes way for it.
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(chatButton(page)).toBeVisible();
    expect(loads).toHaveLength(times);
  };
  await page.addInitScript(tapEarly);
  await page.route(`**${first}`, (route) => route.abort());
  // By a request for itself, a HEAD, the page asks whether it would load again. There is no network at first.
  let isAway = true;
  await page.route("**/products", (route, request) =>
    isAway && request.method() === "HEAD" ? route.abort() : route.continue(),
  );
  await page.goto("/products");
  await expectForms(1);
  isAway = false;
  await page.goto("/products");
  await expectForms(3);
  await page.unrouteAll();
  await page.getByRole("button", { name: en.buttons.reload }).click();
  await expect(page.getByRole("heading", { name: en.added.title })).toBeFocused();
  await page.getByRole("button", { name: en.added.goToCart }).click();
  await expect(steps.popup(page, en.cart.title).getByRole("listitem")).toHaveCount(4);
});

test("popups whose script fails say so, and come when it is tried again", async ({ page }) => {
  const loads = loadsOf(page);
  const mend = await openWithoutMore(page);
  const missing = steps.popup(page, en.failure.chunk);
  const again = missing.getByRole("button", { name: en.buttons.retry });
  const tryCheckout = async () => {
    await page.getByRole("button", { name: en.cart.checkout }).click();
    await expect(missing.getByRole("heading")).toBeFocused();
  };
  await steps.cartButton(page, 1).click();
  await tryCheckout();
  await expect(missing).toContainText(en.cart.stays);
  await expect(missing.getByRole("link", { name: en.buttons.call, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await steps.expectClosed(page, "/products");

  // Where they do not come, the page loads anew, with its cart open.
  await steps.cartButton(page, 1).click();
  await tryCheckout();
  await again.click();
  expect(loads).toHaveLength(1);
  await missing.getByRole("button", { name: en.buttons.reload }).click();
  await expect(steps.popup(page, en.cart.title).getByRole("listitem")).toHaveCount(1);
  expect(loads).toHaveLength(2);
  await tryCheckout();
  await mend();
  await again.click();
  await expect(page.getByRole("heading", { name: en.delivery.title })).toBeFocused();
});

test("a page whose script fails behind a link says so, and keeps the cart", async ({ page }) => {
  const mend = await openWithoutMore(page);
  await page.getByRole("link", { name: en.header.back, exact: true }).click();
  await expect(page.getByRole("heading", { name: en.failure.chunk })).toBeVisible();
  await mend();
  await page.getByRole("button", { name: en.buttons.reload }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: en.home.order }).click();
  await steps.cartButton(page, 1).click();
  await expect(steps.popup(page, en.cart.title)).toBeVisible();
});

test("links lead on while scripts of popups do not come", async ({ page }) => {
  const mend = await openWithoutMore(page, () => undefined);
  await mend();
  await page.getByRole("link", { name: en.header.back, exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("what is pasted at /seller while scripts fail stays", async ({ page }) => {
  const loads = loadsOf(page);
  const field = page.locator("textarea");
  await page.route("**/chunks/*.js", (route) => route.abort());
  await page.route("**/seller", async (route, request) => {
    if (request.method() === "HEAD")
      await field.evaluate((area: HTMLTextAreaElement) => (area.value = "Order"));
    await route.continue();
  });
  await page.goto("/seller", { waitUntil: "commit" });
  await expect(message(page)).toHaveCount(1);
  await expect(field).toHaveValue("Order");
  expect(loads).toHaveLength(1);
});

test("a script that fails where all works takes nothing away", async ({ page }) => {
  const loads = loadsOf(page);
  await page.clock.install();
  await steps.fillOrder(page);
  await expect(page.addScriptTag({ url: "/_next/static/chunks/missing.js" })).rejects.toThrow();
  await page.clock.runFor(120_000);
  expect(loads).toHaveLength(1);
  await expect(message(page)).toHaveCount(0);
  await expect(steps.cartButton(page, 1)).toBeVisible();
  await expect(steps.fieldOf(page, "name")).toHaveValue(shortDraft.name);
});

test("what has not loaded after two minutes counts as failed", async ({ page }) => {
  await page.clock.install();
  await openEarly(page, "/products");
  await steps.card(page, milk).getByRole("button").click();
  const reloaded = page.waitForEvent("domcontentloaded");
  await page.clock.runFor(120_000);
  await reloaded;
  await expect(steps.cartButton(page, 1)).toBeVisible();
  await expect(message(page)).toHaveCount(0);
  await page.clock.runFor(120_000);
  await expect(message(page)).toHaveCount(1);
  await expect(chatButton(page)).toBeVisible();
});

test("a page that breaks offers ways on, with the cart", async ({ page }) => {
  const { buttons, cart, failure } = hi;
  await page.goto("/hi/products");
  await page.locator("article button").first().click();
  await page.keyboard.press("Escape");
  await expectScripts(page);
  // Prices cannot be drawn.
  await page.evaluate(() => {
    Number.isSafeInteger = () => {
      throw new Error("Broken");
    };
  });
  await page.locator("[data-action=cart]").first().click();
  await expect(page.getByRole("heading", { name: failure.heading })).toBeVisible();
  await expectAccessible(page);
  const wayOn = (name: string) => page.getByRole("link", { name });
  await expect(wayOn(buttons.chat)).toHaveAttribute("href", /^https:\/\/api\.whatsapp\.com\//);
  await expect(wayOn(failure.home)).toHaveAttribute("href", "/hi");
  await page.getByRole("button", { name: buttons.reload }).click();
  await expect(steps.popup(page, cart.title).getByRole("listitem")).toHaveCount(1);
});

for (const [what, script] of [
  ["lacks popups", "delete window.HTMLDialogElement"],
  ["cannot open them", `delete HTMLDialogElement.prototype.showModal; (${String(tapEarly)})()`],
  ["lacks something else", "performance.getEntriesByType = undefined"],
  ["cannot read the page's scripts", ""],
]) {
  // Each engine has its own way to tell that it cannot.
  const tag = script ? [] : "@engines";
  test(`who ${what} orders as without scripts`, { tag }, async ({ page }) => {
    if (script) await page.addInitScript(script);
    else await page.route("**/chunks/*.js", (route) => route.fulfill({ body: "let ?" }));
    await page.goto("/products");
    await expect(page.locator("html")).toHaveAttribute("data-failed", "");
    await expect(chatButton(page)).toBeVisible();
  });
}
