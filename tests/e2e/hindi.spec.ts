import { addresses, expect, inHindi, test } from "@/tests/support/shop";

/** Runs in the page: Devanagari with too little room for its vowel signs, or with spaces that tear it apart. */
function tightDevanagari(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((part) => part.checkVisibility() && part.matches(":lang(hi)"))
    .filter((part) => {
      const texts = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return texts.some(({ nodeValue }) => /\p{Script=Devanagari}/u.test(nodeValue ?? ""));
    })
    .filter((part) => {
      const { fontSize, letterSpacing, lineHeight } = getComputedStyle(part);
      return parseFloat(lineHeight) < 1.3 * parseFloat(fontSize) || parseFloat(letterSpacing) > 0;
    })
    .map((part) => part.outerHTML);
}

for (const english of addresses) {
  test(`${english} leads to the same page in the other language`, async ({ page }) => {
    const hindi = inHindi(english);
    for (const [language, own, other, text] of [
      ["en", english, hindi, "हिन्दी"],
      ["hi", hindi, english, "English"],
    ] as const) {
      await page.goto(own);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const link = page.locator("a[hreflang]");
      await expect(link).toHaveText(text);
      await expect(link).toHaveAttribute("href", other);
    }
    await expect(page.locator("body")).not.toHaveText(/[०-९]|Rs|रु\./);
    expect(await page.evaluate(tightDevanagari)).toEqual([]);
    const leaving = page.locator(
      "a[href^='/']:not([hreflang], [href='/hi'], [href^='/hi/'], [href^='/hi#'])",
    );
    await expect(leaving).toHaveCount(0);
  });
}

test("the other language is the same page at the same place", async ({ page }) => {
  // Before its scripts run a link loads the other page.
  await page.goto("/refund", { waitUntil: "networkidle" });
  await page.getByRole("heading", { name: "Cancellation Policy" }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  const hindi = page.getByRole("link", { name: "हिन्दी" });
  await hindi.click();
  await expect(page).toHaveURL("/hi/refund");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page).toHaveTitle(/[\u0900-\u097f]/);
  await expect(page.getByRole("link", { name: "English" })).toBeFocused();
  await expect(page.getByRole("heading", { level: 2 }).nth(5)).toBeInViewport();

  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/refund");
  await expect(page.getByRole("link", { name: "हिन्दी" })).toBeFocused();
});
