import { addresses, expect, inHindi, test } from "@/tests/support/shop";
import { addItem, cartButton, openDelivery, popup, typeDelivery } from "@/tests/support/steps";

test("another language keeps page, place, focus, cart and what was typed", async ({ page }) => {
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await openDelivery(page);
  await typeDelivery(page, { Name: "Sita Devi" });
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.evaluate(() => {
    Reflect.set(window, "isSamePage", true);
    scrollTo({ top: 700, behavior: "instant" });
  });
  await page.getByRole("link", { name: "हिन्दी" }).dispatchEvent("click");

  await expect(page).toHaveURL("/hi/products");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page).toHaveTitle(/^हमारी दुकान/);
  await expect(page.getByRole("link", { name: "English" })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.getByRole("button", { name: "टोकरी में डालें" }).first().click();
  await page.getByRole("button", { name: "टोकरी देखें" }).click();
  const cart = popup(page, "आपकी टोकरी");
  await expect(cart.getByRole("listitem")).toHaveText([/^A2 दूध 1 लीटर/, /^देसी गाय/]);
  await cart.getByRole("button", { name: "आगे बढ़ें" }).click();
  await expect(page.getByRole("textbox", { name: "नाम", exact: true })).toHaveValue("Sita Devi");

  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await cartButton(page, 2).click();
  await expect(popup(page, "Your Cart").getByRole("listitem")).toHaveText([/^A2 milk/, /^Desi/]);
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

test("every page leads to itself in the other language, and else stays in its own", async ({
  page,
}) => {
  const leaving = "a[href^='/']:not([hreflang], [href='/hi'], [href^='/hi/'], [href^='/hi#'])";
  for (const english of addresses) {
    for (const [language, own, other, text] of [
      ["en", english, inHindi(english), "हिन्दी"],
      ["hi", inHindi(english), english, "English"],
    ] as const) {
      await page.goto(own);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const link = page.locator("a[hreflang]");
      await expect(link).toHaveText(text);
      await expect(link).toHaveAttribute("href", other);
    }
    expect(await page.evaluate(tightDevanagari)).toEqual([]);
    await expect(page.locator(leaving)).toHaveCount(0);
  }
});
