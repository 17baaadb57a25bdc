import type { Page } from "playwright/test";
import {
  addItem,
  addresses,
  expect,
  inHindi,
  openDelivery,
  test,
  typeDelivery,
} from "@/tests/support/shop";

test.use({ deviceScaleFactor: 2 });

/** Collects which font files the page fetches, by their names without the hash. */
function watchFonts(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on("request", (request) => {
    const [, name] = /\/([\w-]+)\.[^/]*\.woff2$/.exec(request.url()) ?? [];
    if (name) files.add(name);
  });
  return files;
}

/** The families that the browser draws the texts of some elements with; a box for a missing letter has one, too. */
async function drawnWith(page: Page, selector: string, text: RegExp): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const families = new Set<string>();
  for (const [index, element] of (await page.locator(selector).all()).entries()) {
    if (!text.test((await element.textContent()) ?? "")) continue;
    await element.evaluate((each, mark) => each.setAttribute("data-drawn", mark), `${index}`);
    const { nodeId } = await devtools.send("DOM.querySelector", {
      nodeId: root.nodeId,
      selector: `[data-drawn="${index}"]`,
    });
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { familyName } of fonts) families.add(familyName);
  }
  return [...families].sort();
}

const devanagariWord = /^[\u0900-\u097f]+$/;

for (const [address, files] of Object.entries({
  "/": ["rozha_one_latin"],
  "/products/a2-milk": ["rozha_one_latin"],
  "/hi": ["rozha_one_hindi"],
  "/hi/products/a2-milk": ["rozha_one_hindi"],
})) {
  test(`a phone fetches one font for ${address}`, async ({ page }) => {
    const fonts = watchFonts(page);
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);

    expect([...fonts]).toEqual(files);
  });
}

for (const address of ["/", "/products", "/leaflet", "/hi", "/hi/refund", "/hi/leaflet"]) {
  test(
    `nothing moves on ${address} while fonts come`,
    { tag: "@layout" },
    async ({ page }, { project }) => {
      const devtools = await page.context().newCDPSession(page);
      const rate = { downloadThroughput: 200_000, uploadThroughput: 200_000 };
      await devtools.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 200,
        ...rate,
      });
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);

      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const observer = new PerformanceObserver((list) => {
              const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, "value")));
              resolve(shifts.reduce((total, each) => total + each, 0));
            });
            observer.observe({ type: "layout-shift", buffered: true });
            setTimeout(() => resolve(0), 500);
          }),
      );
      expect(shift).toBeLessThanOrEqual(project.name === "bare" ? 0.05 : 0);
    },
  );
}

for (const address of addresses.map(inHindi)) {
  test(`the headings of ${address} are in one face`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);

    expect(await drawnWith(page, "main .font-display", /./)).toEqual(["Rozha One"]);
  });
}

for (const address of ["/", "/leaflet", "/hi", "/hi/about"]) {
  test(`a bare machine shows no boxes on ${address}`, { tag: "@bare" }, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);

    const families = await drawnWith(page, "a, p, span, h2, h3", devanagariWord);
    expect(families).toContain("Noto Sans Devanagari");
    expect(families.join()).not.toContain("DejaVu");
  });
}

test("a bare machine shows typed Devanagari", { tag: "@bare" }, async ({ page }) => {
  const fonts = watchFonts(page);
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await openDelivery(page);
  expect([...fonts]).not.toContain("noto-sans-devanagari-400");

  await typeDelivery(page, { Name: "सीता देवी" });
  await expect.poll(() => [...fonts]).toContain("noto-sans-devanagari-400");
});
