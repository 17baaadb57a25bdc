import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright/test";
import {
  emptyPage,
  kilobyte,
  limits,
  scriptLimit,
  scriptsIn,
  weightOf,
} from "@/scripts/weights.mjs";
import { addresses, expect, inHindi, test } from "@/tests/support/shop";

/** In bytes. */
const ownLimits = {
  headScript: 1.6 * kilobyte,
  /** Down to the end of the page. */
  pictures: {
    "/": 120 * kilobyte,
    "/about": 70 * kilobyte,
    "/products": 100 * kilobyte,
    "/products/a2-milk": 65 * kilobyte,
  },
};

const pages = [...addresses, "/auth/window"].flatMap((path) => [path, inHindi(path)]);

test("pages and their scripts stay light", async ({ request }) => {
  const weights = new Map<string, number>();
  for (const address of pages) {
    const html = await (await request.get(address)).text();
    const [, headScript = ""] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
    const scripts = scriptsIn(html);
    for (const script of scripts) {
      if (weights.has(script)) continue;
      const body = await (await request.get(script)).body();
      weights.set(script, weightOf(body));
    }
    const sum = scripts.reduce((total, script) => total + (weights.get(script) ?? 0), 0);
    expect(sum, address).toBeGreaterThan(emptyPage);
    expect(sum - emptyPage, address).toBeLessThan(scriptLimit(address));
    expect(weightOf(html), address).toBeLessThan(limits.html);
    expect(headScript).toContain("visit");
    expect(brotliCompressSync(headScript).length, address).toBeLessThan(ownLimits.headScript);
  }
});

test("the first picture is asked for before the style has come", async ({ request }) => {
  for (const address of ["/", "/hi/products", "/products/pure-desi-ghee", "/about"]) {
    const html = await (await request.get(address)).text();
    const [beforeStyle = ""] = html.split("<style>");
    expect(beforeStyle, address).toMatch(/<link rel="preload" as="image"[^>]*high/i);
  }
});

/** Scrolls through the page, so that all its pictures come. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.images) {
      picture.scrollIntoView({ behavior: "instant", block: "nearest" });
      await picture.decode();
    }
  });
}

for (const [address, limit] of Object.entries(ownLimits.pictures)) {
  test(`the pictures of ${address} stay light on a phone with two pixels in one`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ deviceScaleFactor: 2 });
    const weights: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "image") return;
      weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(address);
    await readToTheEnd(page);
    const weight = (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
    expect(weight).toBeGreaterThan(limit / 2);
    expect(weight).toBeLessThan(limit);
  });
}

/** Runs in the page: how far it has shifted so far. */
async function shifted(): Promise<number> {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift", buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  return sum;
}

// But for the card to sign in, which grows upwards while it comes.
for (const address of pages.filter((path) => !path.endsWith("/login"))) {
  test(`${address} does not shift while it loads @layout`, async ({ page }, { project }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 200,
      downloadThroughput: 200_000,
      uploadThroughput: 200_000,
    });
    // In one piece, since a page of which half has come may well be drawn by halves.
    await page.route(address, async (route) => {
      await route.fulfill({ response: await route.fetch() });
    });
    await page.goto(address);
    await readToTheEnd(page);
    const limit = project.name === "bare" ? 0.05 : 0.001;
    expect(await page.evaluate(shifted)).toBeLessThan(limit);
  });
}
