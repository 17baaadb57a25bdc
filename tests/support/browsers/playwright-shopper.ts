import type { Locator, Page } from "playwright";
import { expect } from "playwright/test";
import { patience, type Shopper, type Target } from "@/tests/support/browsers/shopper";

function locate(page: Page, { role, name, within }: Target): Locator {
  const around = within ? locate(page, within) : page;
  return (
    role
      ? around.getByRole(role, { name, exact: true })
      : around.getByText(name ?? "", { exact: true })
  ).first();
}

/** A shopper whose page Playwright controls; `site` is the shop's origin. */
export function playwrightShopper(page: Page, site: string): Shopper {
  const context = page.context();
  const addressOf = (path: string) => new URL(path, site).href;
  const find = (target: Target) => locate(page, target);
  const wait = { timeout: patience };
  return {
    open: async (path) => {
      const address = addressOf(path);
      // In Firefox, Playwright sometimes mistakes the navigation that it has started for another one.
      await page.goto(address, { waitUntil: "domcontentloaded" }).catch(async (error: unknown) => {
        if (!String(error).includes("is interrupted by another navigation")) throw error;
        await page.waitForURL(address, { waitUntil: "domcontentloaded" });
      });
    },
    reload: async () => {
      await page.reload({ waitUntil: "domcontentloaded" });
    },
    back: async () => {
      await page.goBack({ waitUntil: "commit" });
    },
    tap: (target) => find(target).click(wait),
    type: async (target, text) => {
      await find(target).click(wait);
      if (/^[ -~]*$/.test(text)) await find(target).pressSequentially(text, wait);
      // Playwright inserts characters without a key into Firefox's fields in a way that React misses.
      else
        await page.evaluate(`document.execCommand("insertText", false, ${JSON.stringify(text)})`);
    },
    choose: async (target, option) => {
      await find(target).selectOption(option, wait);
    },
    press: (key) => page.keyboard.press(key),
    sees: (target) => expect(find(target)).toBeVisible(wait),
    seesNoMore: (target) => expect(find(target)).toBeHidden(wait),
    hasFocusOn: (target) => expect(find(target)).toBeFocused(wait),
    isAt: (path) => expect(page).toHaveURL(addressOf(path), wait),
    read: async (target) => (await find(target).innerText(wait)).replaceAll(/\s+/g, " ").trim(),
    attribute: (target, name) => find(target).getAttribute(name, wait),
    // Playwright has its own types for values that can be passed to the page and back.
    evaluate: (work, argument) =>
      page.evaluate(`(${work.toString()})(${JSON.stringify(argument)})`),
    hasWindows: (count) => expect.poll(() => context.pages().length, wait).toBe(count),
    atNewWindow: async () => {
      await expect.poll(() => context.pages().length, wait).toBeGreaterThan(1);
      return playwrightShopper(context.pages().at(-1) ?? page, site);
    },
  };
}
