import type { Page } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { otherLanguage } from "@/lib/language";
import { inLanguage, pathTo } from "@/lib/paths";
import { itemsOf, products } from "@/lib/shop/catalogue";
import { callLink } from "@/lib/shop/links";
import { fill } from "@/lib/fill";
import { testConfig } from "@/tests/support/config";
import { milk, nameOf, priceOf } from "@/tests/support/goods";
import { expectFits, strayWords, tightDevanagari } from "@/tests/support/look";
import { refuseTabs, setHidden, typeDelivery } from "@/tests/support/steps";
import {
  addresses,
  expect,
  expectAccessible,
  expectScripts,
  inHindi,
  openEarly,
  takeExpected,
  test,
} from "@/tests/support/shop";

/** Runs in the page: links and controls lower than 48 px, too small for a thumb, and fields into which iPhones zoom. */
function findSmallTargets(): string[] {
  return [...document.querySelectorAll("a[href], button, select, textarea, input:not([hidden])")]
    .filter((target) => {
      const { height } = (target.closest("label") ?? target).getBoundingClientRect();
      const isField = target.matches("select, textarea, input");
      const isSmall =
        height < 48 || (isField && parseFloat(getComputedStyle(target).fontSize) < 16);
      // What only screen readers find is one pixel high.
      return target.checkVisibility() && height > 1 && isSmall;
    })
    .map((target) => target.outerHTML);
}

/** Runs in the page: the buttons and fields without a border, an underline or a drawing. */
function findShapeless(): string[] {
  return [...document.querySelectorAll("button, select, input")]
    .filter((control) => control.checkVisibility() && control.clientHeight > 1)
    .filter((control) => {
      const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(control);
      const hasBorder = borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0;
      return !hasBorder && textDecorationLine === "none" && !control.querySelector("[aria-hidden]");
    })
    .map((control) => control.outerHTML);
}

/**
 * Expects that a page, or a part of it, fits with large or wide text, is accessible, and has no word in a language other
 * than the one it declares. What holds of the elements is seen in one language: English for axe, Hindi for forced colours.
 */
async function expectReadable(page: Page, within?: string): Promise<void> {
  await expectFits(page, within);
  expect(await page.evaluate(findSmallTargets)).toEqual([]);
  expect(await strayWords(page)).toEqual([]);
  if (await page.locator("html[lang=en]").count()) return expectAccessible(page, within);
  expect(await page.evaluate(tightDevanagari)).toEqual([]);
  expect(await page.evaluate(findShapeless)).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
});

const allPages = [...addresses, "/offline", "/no-such-page"];
/** Selects the links from a Hindi page to an English one, except the language link. */
const linksToEnglish = "a[href^='/']:not([hreflang], [href='/hi'], [href^='/hi/'], [href^='/hi#'])";

for (const { language, failure } of [en, hi]) {
  test(`all pages fit in ${language}`, async ({ page, complaints }) => {
    await page.emulateMedia({ forcedColors: language === "hi" ? "active" : "none" });
    for (const english of allPages) {
      const address = language === "en" ? english : inHindi(english);
      await page.goto(address);
      await test.step(address, () => expectReadable(page));
      const exists = english !== "/no-such-page";
      const other = inLanguage(otherLanguage(language), exists ? english : "/");
      await expect(page.locator("a[hreflang]")).toHaveAttribute("href", other);
      const call = page.locator("header a[href^='tel:']");
      await expect(call).toHaveAttribute("href", callLink(testConfig.phone));
      if (language === "hi") await expect(page.locator(linksToEnglish)).toHaveCount(0);
      // A phone that forces dark colours leaves the shop its own.
      else await expect(page.locator("html")).toHaveCSS("color-scheme", "light only");
      if (!exists) takeExpected(complaints);
    }
    await page.route("**/_next/static/chunks/**", (route) => route.abort());
    await page.goto(pathTo(language, "about"));
    await expect(page.getByRole("alert")).toContainText(failure.chunk);
    await test.step("without scripts", () => expectReadable(page));
    takeExpected(complaints);
  });
}

for (const copy of [en, hi]) {
  const { contact, header, language, nav, network } = copy;
  const { added, buttons, cart, cartButton, productsPage, delivery, prepared, sharedCart } = copy;

  test(`menu and popups are fit in ${language}`, async ({ page, context, complaints }) => {
    const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
    const expectPopup = async (title: string) => {
      const popup = page.getByRole("dialog", { name: title });
      await expect(popup).toBeVisible();
      // It rises for those alone who do not prefer less motion.
      await expect(popup).toHaveCSS("animation-name", "none");
      await expectReadable(page, "dialog[open]");
    };
    await page.emulateMedia({ forcedColors: language === "hi" ? "active" : "none" });
    await refuseTabs(page);
    await page.goto(pathTo(language, "home"));
    await press(header.menu);
    await expect(page.getByRole("link", { name: nav.about }).first()).toBeInViewport();
    if (copy === en) await expectAccessible(page);
    await page.keyboard.press("Escape");
    await press(contact.title);
    await expectPopup(contact.title);

    await page.goto(`${pathTo(language, "products")}#order=${milk},7:7`);
    await expectPopup(sharedCart.title);
    await press(sharedCart.notNow);
    await press(cartButton.text);
    await expectPopup(cart.title);
    await press(buttons.close);
    await press(productsPage.form.add);
    await expectPopup(added.title);
    await press(added.goToCart);
    for (const name of [cart.addOneMore, cart.remove, cart.share]) await press(name);
    await expect(page.getByRole("textbox", { name: cart.share })).toBeFocused();
    await expectPopup(cart.title);
    await press(cart.checkout);
    await press(delivery.deliver);
    await expectPopup(delivery.title);
    await typeDelivery(page, { name: "1", address1: "1", mobile: "1" }, copy);
    await press(delivery.deliver);
    await press(prepared.copy);
    await expectPopup(prepared.title);

    await press(buttons.close);
    await page.getByRole("button", { name: new RegExp(`^${cartButton.text} \\d`) }).click();
    for (const name of [cart.addOneMore, cart.checkout, delivery.deliver]) await press(name);
    await expect(page.getByText(delivery.relation.missing)).toBeVisible();
    await expectPopup(delivery.title);
    await page.getByRole("radio", { name: delivery.relation.addition }).check();
    await press(delivery.deliver);
    await setHidden(page, true);
    const [beforeNumber = ""] = prepared.question.split("{");
    await expect(page.getByRole("dialog", { name: beforeNumber })).toBeVisible();
    await expectReadable(page, "dialog[open]");
    await page.keyboard.press("Escape");

    await context.setOffline(true);
    await expect(page.getByText(network.away)).toBeVisible();
    await expectReadable(page);
    takeExpected(complaints);
  });
}

// What it hears in the form, and of an order that is ready: tests/component/order.test.tsx; of one that has changed:
// tests/e2e/life.spec.ts.
test("a screen reader hears what has happened", async ({ page }) => {
  const { added, cart, delivery, productsPage } = en;
  const open = page.getByRole("dialog");
  const press = (name: string) => open.getByRole("button", { name, exact: true }).click();
  const id = itemsOf(products[0].id)[0]?.id ?? "";
  const item = `${nameOf(id, en, ", ")}, ${priceOf(id)}`;
  const release = await openEarly(page, "/products");
  await page.getByRole("button", { name: productsPage.form.add }).first().click();
  await expect(open).toHaveAccessibleDescription(item);
  release();
  await expectScripts(page);
  await expect(open).toHaveAccessibleName(added.title);
  await expect(open).toHaveAccessibleDescription(item);
  await press(added.goToCart);
  await expect(open).toHaveAccessibleDescription(`${cart.total} ${priceOf(id)}`);
  await expect(open.getByRole("list").getByRole("listitem")).toHaveCount(1);

  await press(cart.checkout);
  await expect(open).toHaveAccessibleDescription(fill(delivery.opens.one, { total: priceOf(id) }));
});

/** Runs in the page: the markup of the control that has the focus, and what keeps people from seeing that it has it. */
function describeFocus(): { markup: string; problems: string[] } {
  const control = document.activeElement ?? document.body;
  // A link that covers its card outlines the card, by its ::after.
  const isMarked = [undefined, "::after"].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(control, part);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  const { top, bottom } = control.getBoundingClientRect();
  const bar = document.querySelector("header");
  const isInBar = bar?.contains(control) === true;
  const barEnd = isInBar ? 0 : (bar?.getBoundingClientRect().bottom ?? 0);
  const problems: string[] = [];
  if (!isMarked) problems.push("no outline");
  if (top < barEnd || bottom > innerHeight) problems.push("out of sight");
  return { markup: control.outerHTML, problems };
}

test("Tab reaches every control in order, and the focus is always visible", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  for (const address of ["/", "/hi/products"]) {
    await page.goto(address);
    const controls = page.locator(
      ":is(a[href], button, select):visible:not([popover] *, dialog:not([open]) *)",
    );
    const markups = await controls.evaluateAll((all) => all.map((control) => control.outerHTML));
    expect(markups.length).toBeGreaterThan(10);
    for (const markup of markups) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(describeFocus)).toEqual({ markup, problems: [] });
    }
  }
});
