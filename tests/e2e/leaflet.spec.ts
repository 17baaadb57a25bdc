import type { Locator } from "playwright/test";
import { en, hi } from "@/lib/copy";
import { pathTo, typedAddress, wholeAddress } from "@/lib/paths";
import { itemsOf, products } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { testConfig } from "@/tests/support/config";
import { a4, sheetsOf, showOnPaper } from "@/tests/support/paper";
import { readQrCodes } from "@/tests/support/qr-reader";
import { expect, test } from "@/tests/support/shop";

/** Makes the facts as long as an owner may have them, and adds a line where one says that all is sold out. */
async function lengthen(leaflet: Locator, shop: string): Promise<void> {
  for (const [part, more] of [
    [leaflet.getByText(shop, { exact: true }), "-and-dairy-products-of-the-village.example.co.in"],
    [leaflet.getByRole("link"), " - 98765 43211"],
    [leaflet.getByRole("heading", { level: 3 }), "Sold out"],
    [leaflet.getByRole("list").last().getByRole("listitem"), ", behind the post office".repeat(4)],
  ] as const) {
    await part.evaluateAll((elements, text) => elements.forEach((each) => each.append(text)), more);
  }
}

for (const [first, second, shop] of [
  [en, hi, typedAddress(testConfig.siteUrl)],
  [hi, en, typedAddress(`${testConfig.siteUrl}/hi`)],
] as const) {
  const path = pathTo(first.language, "leaflet");

  test(`${path} has all prices in both languages, on one page`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => console.info("printed");
    });
    await page.goto(path);
    for (const { id } of products) {
      const name = `${first.products[id].name} ${second.products[id].name}`;
      const product = page.getByRole("region", { name, exact: true });
      const sizes = itemsOf(id).map(({ size }) => `${first.sizes[size]} ${second.sizes[size]}`);
      await expect(product.getByRole("term")).toHaveText(sizes);
      const prices = itemsOf(id).map(({ rupees }) => formatRupees(rupees));
      await expect(product.getByRole("definition")).toHaveText(prices);
    }
    const printed = page.waitForEvent("console", (message) => message.text() === "printed");
    await page.getByRole("button", { name: first.leaflet.print }).click();
    await printed;

    await showOnPaper(page);
    const code = page.getByRole("img", { name: shop });
    expect(await readQrCodes(await code.screenshot())).toEqual([
      wholeAddress(testConfig.siteUrl, pathTo(first.language, "home")),
    ]);
    const { width = 0 } = (await code.boundingBox()) ?? {};
    expect(width / (96 / 25.4), "millimetres, to be read from an arm's length").toBeGreaterThan(35);
    await expect(page.getByText(shop, { exact: true })).toBeVisible();
    for (const part of ["banner", "contentinfo", "button"] as const) {
      await expect(page.getByRole(part)).toHaveCount(0);
    }

    expect(await sheetsOf(page)).toEqual([a4]);
    await lengthen(page.getByRole("article"), shop);
    expect(await sheetsOf(page)).toEqual([a4]);
  });
}
