import type { Page } from "playwright/test";
import { keptAddresses, waitUntilKept } from "@/tests/support/offline-caches";
import {
  addItem,
  expect,
  fillDelivery,
  openDelivery,
  phone,
  test,
} from "@/tests/support/shop-fixtures";

test.use({ viewport: phone });

/** The file of the text face at an address, without the hash in its name; undefined elsewhere. */
function textFont(address: string): string | undefined {
  return /\/(noto-sans-[\w-]+)\.[0-9a-f]+\.woff2$/.exec(address)?.[1];
}

/** Collects which files of the text face the page fetches. */
function watchTextFonts(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on("request", (request) => {
    const file = textFont(request.url());
    if (file) files.add(file);
  });
  return files;
}

/** The families of all fonts that the browser uses for the page. */
async function drawnWith(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { nodes } = await devtools.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
  const families = new Set<string>();
  for (const { nodeId, nodeType } of nodes) {
    if (nodeType !== 1) continue;
    // The element may have been removed since.
    const drawn = devtools.send("CSS.getPlatformFontsForNode", { nodeId }).catch(() => undefined);
    for (const { familyName } of (await drawn)?.fonts ?? []) families.add(familyName);
  }
  return [...families].sort();
}

const latin = ["noto-sans-latin-400", "noto-sans-latin-700"];
const devanagari = ["noto-sans-devanagari-400", "noto-sans-devanagari-700"];

for (const [address, needed] of Object.entries({
  "/": [...latin, "noto-sans-language-link-700"],
  "/leaflet": [...latin, "noto-sans-language-link-700", "noto-sans-devanagari-400"],
  "/hi": [...latin, ...devanagari],
})) {
  test(`a bare machine shows ${address} in our fonts`, { tag: "@bare" }, async ({ page }) => {
    const fonts = watchTextFonts(page);
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);

    expect([...fonts].sort()).toEqual([...needed].sort());
    expect(await drawnWith(page)).toEqual(["Noto Sans Devanagari", "Rozha One"]);
  });
}

test("a bare machine shows typed Devanagari", { tag: "@bare" }, async ({ page }) => {
  const fonts = watchTextFonts(page);
  await page.goto("/products");
  await addItem(page, "A2 milk", "1 Liter - ₹70");
  await openDelivery(page);
  expect([...fonts]).not.toContain("noto-sans-devanagari-400");

  await fillDelivery(page, { Name: "सीता देवी" });
  await expect.poll(() => [...fonts]).toContain("noto-sans-devanagari-400");
  await page.evaluate(() => document.fonts.ready);
  expect(await drawnWith(page)).toEqual(["Noto Sans Devanagari", "Rozha One"]);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("caches the fonts that it has fetched", { tag: "@bare" }, async ({ page }) => {
    await page.goto("/hi");
    await waitUntilKept(page);
    const keptFonts = async () => {
      const files = await keptAddresses(page, "pictures");
      return files.map(textFont).filter((file) => file !== undefined);
    };

    await expect.poll(async () => (await keptFonts()).sort()).toEqual([...devanagari, ...latin]);
    expect((await keptAddresses(page, "set")).map(textFont)).not.toContain(latin[0]);
  });
});
