import type { Page } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { otherLanguage } from "@/lib/language";
import { inLanguage, pathTo } from "@/lib/paths";
import { itemsOf, products } from "@/lib/shop/catalogue";
import { callLink } from "@/lib/shop/links";
import { fill } from "@/lib/shop/format";
import { testConfig } from "@/tests/support/config";
import { milk, nameOf, priceOf } from "@/tests/support/goods";
import { expectFits, names, strayWords } from "@/tests/support/look";
import { press, refuseTabs, setHidden, typeDelivery } from "@/tests/support/steps";
import {
  addresses,
  expect,
  expectAccessible,
  inHindi,
  takeExpected,
  test,
} from "@/tests/support/shop";

/**
 * Runs in the page: controls lower than 48 px, too small for a thumb; fields into which iPhones zoom; and what has no
 * border, underline or drawing, which is all that forced colours leave of its shape.
 */
function findPoorControls(): string[] {
  return [...document.querySelectorAll("a[href], button, select, textarea, input:not([hidden])")]
    .filter((control) => {
      const { height } = (control.closest("label") ?? control).getBoundingClientRect();
      const { fontSize, borderTopWidth, textDecorationLine } = getComputedStyle(control);
      const isSmall = control.matches("select, textarea, input") && parseFloat(fontSize) < 16;
      const hasShape =
        textDecorationLine !== "none" ||
        parseFloat(borderTopWidth) > 0 ||
        control.matches("a, :has([aria-hidden])");
      // What only screen readers find is one pixel high.
      const isShown = control.checkVisibility() && control.clientHeight !== 1 && height > 1;
      return isShown && (height < 48 || isSmall || !hasShape);
    })
    .map((control) => control.outerHTML);
}

/**
 * Expects that a page, or a part of it, fits with large or wide text, is accessible, and has no word in a language other
 * than the one it declares. What holds of the elements is seen by axe in English, with forced colours in Hindi.
 */
async function expectReadable(page: Page, within?: string): Promise<void> {
  await expectFits(page, within);
  expect(await page.evaluate(findPoorControls)).toEqual([]);
  expect(await page.evaluate(strayWords, names)).toEqual([]);
  if (await page.locator("html[lang=en]").count()) await expectAccessible(page, within);
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

for (const copy of [en, hi]) {
  const { contact, failure, header, language, nav, offline } = copy;
  const { added, buttons, cart, cartButton, productsPage, delivery, prepared, sharedCart } = copy;

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
      await expect(call).toHaveAttribute("href", callLink(testConfig.PHONE));
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

  // What a screen reader hears of problems in the form, and of an order that is ready: tests/component/order.test.tsx; of
  // one that has changed: tests/e2e/life.spec.ts.
  test(`menu and popups are fit in ${language}`, async ({ page, context, complaints }) => {
    const open = page.getByRole("dialog");
    const expectPopup = async (title: string | RegExp, description: string | RegExp = /./) => {
      await expect(open).toHaveAccessibleName(title);
      await expect(open).toHaveAccessibleDescription(description);
      // It rises for those alone who do not prefer less motion.
      await expect(open).toHaveCSS("animation-name", "none");
      await expectReadable(page, "dialog[open]");
    };
    const [first = ""] = itemsOf(products[0].id).map(({ id }) => id);
    await page.emulateMedia({ forcedColors: language === "hi" ? "active" : "none" });
    await refuseTabs(page);
    await page.goto(pathTo(language, "home"));
    await press(page, header.menu);
    await expect(page.getByRole("link", { name: nav.about }).first()).toBeInViewport();
    if (copy === en) await expectAccessible(page);
    await page.keyboard.press("Escape");
    await press(page, contact.title);
    await expectPopup(contact.title);

    await page.goto(`${pathTo(language, "products")}#order=${milk},7:7`);
    await expectPopup(sharedCart.title);
    await press(page, sharedCart.notNow, cartButton.text);
    await expectPopup(cart.title);
    await press(page, buttons.close, productsPage.form.add);
    await expectPopup(added.title, `${nameOf(first, copy, ", ")}, ${priceOf(first)}`);
    await press(page, added.goToCart, cart.addOneMore, cart.remove, cart.share);
    await expect(page.getByRole("textbox", { name: cart.share })).toBeFocused();
    await expectPopup(cart.title, `${cart.total} ${priceOf(first)}`);
    await press(page, cart.checkout);
    const opens = fill(delivery.opens.one, { total: priceOf(first) });
    await expect(open).toHaveAccessibleDescription(opens);
    await press(page, delivery.deliver);
    await expectPopup(delivery.title);
    await typeDelivery(page, { name: "1", address1: "1", mobile: "1" }, copy);
    await press(page, delivery.deliver, prepared.copy);
    await expectPopup(prepared.title);

    await press(page, buttons.close);
    await page.getByRole("button", { name: new RegExp(`^${cartButton.text} \\d`) }).click();
    await press(page, cart.addOneMore, cart.checkout, delivery.deliver);
    await expect(page.getByText(delivery.relation.missing)).toBeVisible();
    await expectPopup(delivery.title);
    await page.getByRole("radio", { name: delivery.relation.addition }).check();
    await press(page, delivery.deliver);
    await setHidden(page, true);
    await expectPopup(RegExp(prepared.question.replace(/\{.*/, "")));
    await page.keyboard.press("Escape");

    await context.setOffline(true);
    await expect(page.getByText(offline.away)).toBeVisible();
    await expectReadable(page);
    takeExpected(complaints);
  });
}

/** Runs in the page: whether one sees that a control has the focus. A link that covers its card outlines that, by its ::after. */
function isFocusSeen(control: Element): boolean {
  const parts = [undefined, "::after"].map((part) => getComputedStyle(control, part));
  const isMarked = parts.some(({ outlineStyle }) => outlineStyle !== "none");
  const { top, bottom } = control.getBoundingClientRect();
  const bar = document.querySelector("header:not(:focus-within)");
  return isMarked && top >= (bar?.getBoundingClientRect().bottom ?? 0) && bottom <= innerHeight;
}

test("Tab reaches every control in order, and the focus is always visible", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  for (const address of ["/", "/hi/products"]) {
    await page.goto(address);
    const controls = await page
      .locator(":is(a[href], button, select):visible:not([popover] *, dialog:not([open]) *)")
      .all();
    expect(controls.length).toBeGreaterThan(10);
    for (const control of controls) {
      await page.keyboard.press("Tab");
      await expect(control).toBeFocused();
      expect(await control.evaluate(isFocusSeen), await control.innerText()).toBe(true);
    }
  }
});
