import type { Page } from "playwright/test";
import { itemsOf, products } from "@/lib/shop/catalogue";
import { en, hi } from "@/lib/copy";
import { formatRupees } from "@/lib/shop/format";
import { addItem, addStyles, expect, test } from "@/tests/support/shop-fixtures";
import { readQrCodes } from "@/tests/support/qr-reader";

const leaflets = [
  { address: "/leaflet", first: en, second: hi, shop: "https://dehatimilk.example" },
  { address: "/hi/leaflet", first: hi, second: en, shop: "https://dehatimilk.example/hi" },
] as const;

/** An A4 page without its margins of 10 mm, in CSS pixels. */
const printed = { width: 718, height: 1047 };

/** The number of printed pages, on the paper that the page asks for. */
async function pagesPrinted(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Replaces the placeholders by the longest values that an owner may have. */
async function lengthenFacts(page: Page): Promise<void> {
  const long = {
    ".leaflet-address": "fresh-milk-of-the-village.dehati-milk-and-products-supaul.example.co.in",
    ".leaflet-numbers a": "+91 98765 43210 - 98765 43211",
    ".leaflet-imprint li":
      "Office: House behind the Old Post Office near the Railway Station, Ward Number 7, Market Road, Village of the Long Name, Supaul, Bihar - 853121",
  };
  for (const [part, text] of Object.entries(long)) {
    await page.locator(part).evaluateAll((elements, words) => {
      for (const element of elements) element.textContent = words;
    }, text);
  }
}

for (const { address, first, second, shop } of leaflets) {
  test(`${address} has every size and price of the catalogue in both languages`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const { id } of products) {
      const row = page.getByRole("region", {
        name: `${first.products[id].name} ${second.products[id].name}`,
        exact: true,
      });
      await expect(row.getByRole("term")).toHaveText(
        itemsOf(id).map(({ size }) => `${first.sizes[size]} ${second.sizes[size]}`),
      );
      await expect(row.getByRole("definition")).toHaveText(
        itemsOf(id).map(({ rupees }) => formatRupees(rupees)),
      );
    }
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });

  test(`${address} prints as one page that leads to the shop`, async ({ page }) => {
    await page.setViewportSize(printed);
    await page.emulateMedia({ media: "print" });
    await page.goto(address);
    const typed = shop.replace("https://", "");
    const code = page.getByRole("img", { name: typed });
    expect(await readQrCodes(await code.screenshot())).toEqual([shop]);
    const millimetres = ((await code.boundingBox())?.width ?? 0) / (96 / 25.4);
    expect(millimetres).toBeGreaterThanOrEqual(35);
    await expect(page.getByText(typed, { exact: true })).toBeVisible();

    for (const part of ["banner", "contentinfo", "button"] as const) {
      await expect(page.getByRole(part)).toHaveCount(0);
    }

    await lengthenFacts(page);
    expect(await pagesPrinted(page)).toBe(1);
    await page.reload();
    // For browsers that choose the paper themselves: the shortest one in use.
    await addStyles(page, "@page { size: letter }");
    expect(await pagesPrinted(page)).toBe(1);
  });
}

test("every page links to the leaflet, which prints, and the cart stays", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = "yes";
    };
  });
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await page.getByRole("link", { name: "Printable leaflet" }).click();
  await expect(page).toHaveURL("/leaflet");
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");

  await page.goBack();
  await expect(page.getByRole("button", { name: "CART 1 item" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the leaflet has no button that does nothing", async ({ page }) => {
    await page.goto("/leaflet");
    await expect(page.getByRole("img", { name: "QR code of the shop" })).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
  });
});
