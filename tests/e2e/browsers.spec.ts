import { transform } from "esbuild";
import { en } from "@/lib/copy";
import { languageNames } from "@/lib/language";
import { pathTo } from "@/lib/paths";
import { milk, milkProduct, priceOf } from "@/tests/support/goods";
import { wrapTexts } from "@/tests/support/look";
import { addresses, expect, expectScripts, test } from "@/tests/support/shop";
import { addItem, cartButton, popup, press, refuseTabs, typeDelivery } from "@/tests/support/steps";

// What React draws later is translated as it comes.
test("a translator before scripts breaks nothing, nor does forbidden storage", async ({ page }) => {
  await page.addInitScript(`
    Object.defineProperty(window, "sessionStorage", { get: () => { throw new DOMException() } });
    addEventListener("DOMContentLoaded", () => (${String(wrapTexts)})("font"));
  `);
  await refuseTabs(page);
  await page.goto("/products");
  await expectScripts(page);
  const { buttons, cart, delivery, prepared } = en;
  await addItem(page, milk);
  await cartButton(page, 1).click();
  const open = popup(page, cart.title);
  await press(page, cart.addOneMore, cart.remove, cart.undo, cart.remove, cart.share);
  await expect(open.getByText(priceOf(milk))).toHaveCount(2);
  await press(page, cart.undo);
  await expect(open.getByText(priceOf(milk, milk))).toBeVisible();
  await press(page, cart.share, cart.checkout, delivery.deliver);
  await typeDelivery(page, { name: "Sita", address1: "Ward 7", mobile: "12345" });
  await press(page, delivery.deliver, prepared.copy, prepared.copy, buttons.close);
  await page.getByRole("link", { name: languageNames.hi }).click();
  await expect(page).toHaveURL("/hi/products");
  await expect(page.locator("[data-count]")).toHaveText("2");
  await page.goBack();
  await page.getByRole("link", { name: en.header.back }).click();
  await press(page, en.contact.title);
  await expect(popup(page, en.contact.title)).toBeVisible();
});

test("a phone that makes links of texts closes no popup", async ({ page }) => {
  await page.addInitScript(`addEventListener("DOMContentLoaded", () => {
    (${String(wrapTexts)})("a");
    document.querySelector("article button").click();
  })`);
  await page.goto(pathTo("hi", milkProduct));
  await expectScripts(page);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  const detection = page.locator('meta[name="format-detection"]');
  const all = "telephone=no, date=no, address=no, email=no";
  await expect(detection).toHaveAttribute("content", all);
});

test("old browsers can read every script in a page", async ({ request }) => {
  const scripts = new Set<string>();
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const found = html.matchAll(/<script(?![^>]*(?:src|ld\+json))[^>]*>(.*?)<\/script>/gs);
    for (const [, script = ""] of found) scripts.add(`{${script}}`);
  }
  const all = [...scripts].join(";");
  const [old, today] = await Promise.all(
    ["es2017", "esnext"].map((target) => transform(all, { target })),
  );
  expect(old?.code).toMatch(/visit[^]+__next_f/);
  expect(old?.code).toBe(today?.code);
});

test("old iPhones understand every pattern in the scripts of ordering", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await page.goto("/products");
  await expectScripts(page);
  expect(scripts.length).toBeGreaterThan(5);
  // Safari 16.3 throws at a look-behind, and with it the whole script fails.
  for (const script of await Promise.all(scripts)) expect(script).not.toMatch(/\(\?<[=!]/);
});
