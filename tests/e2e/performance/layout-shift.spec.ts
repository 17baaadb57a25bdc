import type { Page } from "playwright/test";
import { languageOf } from "@/lib/language";
import {
  addresses,
  expect,
  hindiAddresses,
  phone,
  readToTheEnd,
  test,
  watchShifts,
} from "@/tests/support/shop-fixtures";

test.use({ viewport: phone, deviceScaleFactor: 2 });

/** The files of the text font that the page has fetched. */
async function fetchedTextFonts(page: Page): Promise<string[]> {
  const files = await page.evaluate(() => performance.getEntriesByType("resource"));
  return files.map(({ name }) => name).filter((name) => name.includes("/noto-sans-"));
}

/**
 * How far a page may shift. A machine without fonts shows boxes for Devanagari letters until the text font
 * has loaded. Boxes and letters are equally wide only on average, so that some lines break elsewhere.
 */
const tolerated = { phone: { en: 0, hi: 0 }, bare: { en: 0.001, hi: 0.1 } };

for (const address of [...addresses, ...hindiAddresses]) {
  const title = `${address} does not shift while it loads on a slow network`;
  // With a phone's fonts only the font of headings loads later, which all pages share.
  const tag = ["/", "/products", "/leaflet", "/hi"].includes(address) ? "@layout" : "@bare";
  test(title, { tag }, async ({ page }, { project }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 200,
      downloadThroughput: 200_000,
      uploadThroughput: 200_000,
    });
    const shiftOf = await watchShifts(page);
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await readToTheEnd(page);

    const machine = project.name === "bare" ? "bare" : "phone";
    // A phone has all the letters of the shop.
    if (machine === "phone") expect(await fetchedTextFonts(page)).toEqual([]);
    expect(await shiftOf()).toBeLessThanOrEqual(tolerated[machine][languageOf(address)]);
  });
}
