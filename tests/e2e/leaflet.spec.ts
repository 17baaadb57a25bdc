import { readFileSync } from "node:fs";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { en, hi } from "@/lib/copy";
import { pathTo, wholeAddress } from "@/lib/paths";
import { itemsOf, products } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { testConfig } from "@/tests/support/config";
import { sheetsOf, smallestLetters } from "@/tests/support/paper";
import { expect, test } from "@/tests/support/shop";

// From the disk: by default the library fetches it from the internet.
const wasm = readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });

const { host } = new URL(testConfig.SITE_URL);

// With the fonts of a phone, and with those of a machine whose letters are wider.
for (const [first, second, address, bare] of [
  [en, hi, host, ""],
  [hi, en, `${host}/hi`, " @bare"],
] as const) {
  const path = pathTo(first.language, "leaflet");

  test(`${path} has all prices in both languages, on one page${bare}`, async ({ page }) => {
    let isPrinted = false;
    await page.exposeFunction("print", () => (isPrinted = true));
    await page.goto(path);
    for (const { id } of products) {
      const name = `${first.productNames[id]} ${second.productNames[id]}`;
      const rows = itemsOf(id).map(
        ({ size, rupees }) => `${first.sizes[size]} ${second.sizes[size]}${formatRupees(rupees)}`,
      );
      const product = page.getByRole("region", { name, exact: true });
      await expect(product.locator("dl > div")).toHaveText(rows);
    }
    await page.getByRole("button", { name: first.buttons.print }).click();
    await expect.poll(() => isPrinted).toBe(true);

    await page.emulateMedia({ media: "print" });
    const code = page.getByRole("img", { name: address });
    const [found] = await readBarcodes(Uint8Array.from(await code.screenshot()));
    expect(found?.text).toBe(wholeAddress(testConfig.SITE_URL, pathTo(first.language, "home")));
    for (const role of ["banner", "complementary", "contentinfo", "button"] as const)
      await expect(page.getByRole(role)).toHaveCount(0);

    // To be read from a wall.
    expect(await smallestLetters(page)).toBeGreaterThanOrEqual(10);
    expect(await sheetsOf(page, 80)).toEqual(["210 × 297"]);
    // As long as an owner may set the facts, and all products sold out.
    const leaflet = page.getByRole("article");
    for (const [parts, longer] of [
      [page.getByText(address, { exact: true }), "-and-dairy-products-of-the-village.example.in"],
      [leaflet.getByRole("link"), "00"],
      [leaflet.getByRole("heading", { level: 2 }), "Sold out"],
      [
        leaflet.getByRole("list").last().getByRole("listitem"),
        ", behind the post office".repeat(4),
      ],
    ] as const)
      await parts.evaluateAll((all, text) => all.forEach((each) => each.append(text)), longer);
    expect(await sheetsOf(page)).toEqual(["210 × 297"]);
  });
}
