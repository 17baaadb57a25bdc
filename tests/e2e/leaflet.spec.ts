import { readFileSync } from "node:fs";
import type { Locator } from "playwright/test";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { en, hi } from "@/lib/copy";
import { pathTo, wholeAddress } from "@/lib/paths";
import { itemsOf, products } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { testConfig } from "@/tests/support/config";
import { sheetsOf } from "@/tests/support/paper";
import { expect, test } from "@/tests/support/shop";

// From the disk: by default the library fetches it from the internet.
const wasm = readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });

/** Appends to every fact on the leaflet, so that it is as long as an owner may set it, and all products are sold out. */
async function lengthenFacts(leaflet: Locator, address: string): Promise<void> {
  const imprint = leaflet.getByRole("list").last();
  for (const [parts, suffix] of [
    [leaflet.getByText(address, { exact: true }), "-and-dairy-products-of-the-village.example.in"],
    [leaflet.getByRole("link"), "00"],
    [leaflet.getByRole("heading", { level: 2 }), "Sold out"],
    [imprint.getByRole("listitem"), ", behind the post office".repeat(4)],
  ] as const) {
    await parts.evaluateAll((all, text) => all.forEach((each) => each.append(text)), suffix);
  }
}

/** Runs in the page: the texts in Hindi and the phone numbers, with their sizes in points. */
function measureTexts(leaflet: Element) {
  return [...leaflet.querySelectorAll(":lang(hi), a")].map((part) => {
    const size = Math.round(parseFloat(getComputedStyle(part).fontSize) * 0.75);
    return { text: part.textContent, isPhone: part.matches("a"), size };
  });
}

const { host } = new URL(testConfig.SITE_URL);

// With the fonts of a phone, and with those of a machine whose letters are wider.
for (const [first, second, address, bare] of [
  [en, hi, host, ""],
  [hi, en, `${host}/hi`, " @bare"],
] as const) {
  const path = pathTo(first.language, "leaflet");

  test(`${path} has all prices in both languages, on one page${bare}`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => console.info("printed");
    });
    await page.goto(path);
    for (const { id } of products) {
      const name = `${first.productNames[id]} ${second.productNames[id]}`;
      const product = page.getByRole("region", { name, exact: true });
      const sizes = itemsOf(id).map(({ size }) => `${first.sizes[size]} ${second.sizes[size]}`);
      await expect(product.getByRole("term")).toHaveText(sizes);
      const prices = itemsOf(id).map(({ rupees }) => formatRupees(rupees));
      await expect(product.getByRole("definition")).toHaveText(prices);
    }
    const printed = page.waitForEvent("console", (message) => message.text() === "printed");
    await page.getByRole("button", { name: first.buttons.print }).click();
    await printed;

    // A4 paper with its margins of 10 mm.
    await page.setViewportSize({ width: 718, height: 1047 });
    await page.emulateMedia({ media: "print" });
    const code = page.getByRole("img", { name: address });
    const [found] = await readBarcodes(Uint8Array.from(await code.screenshot()));
    expect(found?.text).toBe(wholeAddress(testConfig.SITE_URL, pathTo(first.language, "home")));
    const { width = 0 } = (await code.boundingBox()) ?? {};
    const millimetres = width / (96 / 25.4);
    expect(millimetres, "to be read from an arm's length").toBeGreaterThan(35);
    await expect(page.getByText(address, { exact: true })).toBeVisible();
    for (const role of ["banner", "complementary", "contentinfo", "button"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }

    // To be read from a wall.
    const points = await page.getByRole("article").evaluate(measureTexts);
    expect(points.filter(({ isPhone, size }) => size < (isPhone ? 28 : 10))).toEqual([]);
    expect(await sheetsOf(page)).toEqual(["210 × 297"]);
    await lengthenFacts(page.getByRole("article"), address);
    expect(await sheetsOf(page)).toEqual(["210 × 297"]);
  });
}
