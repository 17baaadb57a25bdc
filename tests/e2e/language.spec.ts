import { milk, nameOf } from "@/tests/support/goods";
import { en, hi } from "@/lib/copy";
import { addresses, expect, inHindi, test } from "@/tests/support/shop";
import {
  addItem,
  cartButton,
  fieldOf,
  openDelivery,
  popup,
  typeDelivery,
} from "@/tests/support/steps";

test("another language keeps page, place, focus, cart and what was typed", async ({ page }) => {
  await page.goto("/products");
  await addItem(page, milk);
  await openDelivery(page);
  await typeDelivery(page, { name: "Sita Devi" });
  await page.getByRole("button", { name: en.delivery.cancel }).click();
  await page.evaluate(() => {
    Reflect.set(window, "isSamePage", true);
    scrollTo({ top: 700, behavior: "instant" });
  });
  await page.getByRole("link", { name: "हिन्दी" }).dispatchEvent("click");

  await expect(page).toHaveURL("/hi/products");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page).toHaveTitle(hi.catalogue.title);
  await expect(page.getByRole("link", { name: "English" })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.getByRole("button", { name: hi.catalogue.form.add }).first().click();
  await page.getByRole("button", { name: hi.added.goToCart }).click();
  const cart = popup(page, hi.cart.title);
  await expect(cart.getByRole("listitem")).toContainText([
    nameOf(milk, hi),
    hi.products["desi-cow-milk"].name,
  ]);
  await cart.getByRole("button", { name: hi.cart.checkout }).click();
  await expect(fieldOf(page, "name", hi)).toHaveValue("Sita Devi");

  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await cartButton(page, 2).click();
  await expect(popup(page, en.cart.title).getByRole("listitem")).toContainText([
    en.products["a2-milk"].name,
    en.products["desi-cow-milk"].name,
  ]);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

/** Runs in the page: Devanagari with too little room for its vowel signs, or with spaces that tear it apart. */
function tightDevanagari(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((part) => part.checkVisibility() && part.matches(":lang(hi)"))
    .filter(({ childNodes }) =>
      [...childNodes].some(({ nodeValue }) => /\p{Script=Devanagari}/u.test(nodeValue ?? "")),
    )
    .filter((part) => {
      const { fontSize, letterSpacing, lineHeight } = getComputedStyle(part);
      return parseFloat(lineHeight) < 1.3 * parseFloat(fontSize) || parseFloat(letterSpacing) > 0;
    })
    .map((part) => part.outerHTML);
}

for (const english of addresses) {
  for (const [copy, own, other] of [
    [en, english, inHindi(english)],
    [hi, inHindi(english), english],
  ] as const) {
    test(`${own} leads to itself in the other language, and else stays in its own`, async ({
      page,
    }) => {
      await page.goto(own);
      await expect(page.locator("html")).toHaveAttribute("lang", copy.language);
      await expect(page.locator("a[hreflang]")).toHaveAttribute("href", other);
      if (copy === en) return;
      const leaving = "a[href^='/']:not([hreflang], [href='/hi'], [href^='/hi/'], [href^='/hi#'])";
      expect(await page.evaluate(tightDevanagari)).toEqual([]);
      await expect(page.locator(leaving)).toHaveCount(0);
    });
  }
}
