import type { Page } from "playwright/test";
import { languageOf } from "@/lib/language/language";
import { addresses, expect, hindiAddresses, phone, test } from "@/tests/support/shop-test";

test.use({ viewport: phone, deviceScaleFactor: 2 });

/** Collects the bytes of every picture that the page fetches. */
function weighPictures(page: Page): { total: () => Promise<number> } {
  const weights: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "image") return;
    weights.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  return {
    total: async () => (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** Scrolls to the end of the page, so that every lazy picture comes. */
async function readToTheEnd(page: Page): Promise<void> {
  for (const picture of await page.locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.complete))
      .toBe(true);
  }
}

test("all pictures of the landing page weigh less than 120 KB on a phone", async ({ page }) => {
  const pictures = weighPictures(page);
  await page.goto("/");
  await readToTheEnd(page);

  const bytes = await pictures.total();
  expect(bytes).toBeGreaterThan(40_000);
  expect(bytes).toBeLessThan(120_000);
});

test("the first screen of the products page weighs less than 80 KB in pictures", async ({
  page,
}) => {
  const pictures = weighPictures(page);
  await page.goto("/products", { waitUntil: "load" });

  const bytes = await pictures.total();
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(80_000);
});

/**
 * How far a page may shift. On a bare machine boxes stand for Devanagari letters until the text face
 * is there; they are only as wide on average, so that some lines break elsewhere.
 */
const tolerated = { phone: { en: 0, hi: 0 }, bare: { en: 0.001, hi: 0.1 } };

for (const address of [...addresses, ...hindiAddresses]) {
  const title = `${address} stands still while it loads on a slow network`;
  // With a phone's fonts only the headings' face comes later, on all pages the same.
  const tag = ["/", "/products", "/leaflet", "/hi"].includes(address) ? "@layout" : "@bare";
  test(title, { tag }, async ({ page }, { project }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 200,
      downloadThroughput: 100_000,
      uploadThroughput: 100_000,
    });
    await page.addInitScript(() => {
      Reflect.set(window, "shift", 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const value: unknown = Reflect.get(entry, "value");
          Reflect.set(window, "shift", Number(Reflect.get(window, "shift")) + Number(value));
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await readToTheEnd(page);

    const shift = await page.evaluate((): unknown => Reflect.get(window, "shift"));
    const machine = project.name === "bare" ? "bare" : "phone";
    expect(shift).toBeLessThanOrEqual(tolerated[machine][languageOf(address)]);
  });
}
