import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright/test";
import { languageOf } from "@/lib/language";
import { pathTo } from "@/lib/paths";
import { milkProduct } from "@/tests/support/goods";
import { test } from "@/tests/support/proxy";
import { addresses, expect, inHindi } from "@/tests/support/shop";
import { builtPages } from "@/tests/support/weights";

const kilobyte = 1024;
const headScriptLimit = 1.8 * kilobyte;
const htmlLimit = 32 * kilobyte;
/** Of the scripts of a page with nothing but a heading: Next.js 16.4.6, React 19.3.1. */
const emptyPage = 134_600;

test("pages stay light, and ask for a picture before their style", () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(2 * addresses.length);
  for (const { path, html, weight, scripts } of pages) {
    expect(scripts, path).toBeGreaterThan(emptyPage);
    // The seller's page reads messages.
    const limit = (path.endsWith("/seller") ? 20 : 14) * kilobyte;
    expect(scripts - emptyPage, path).toBeLessThan(limit);
    expect(weight, path).toBeLessThan(htmlLimit);
    const [, headScript = ""] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
    expect(headScript).toContain("visit");
    expect(brotliCompressSync(headScript).length).toBeLessThan(headScriptLimit);
    const [beforeStyle = ""] = html.split("<style>");
    const isAsked = /<link rel="preload" as="image"[^>]*high/i.test(beforeStyle);
    expect(isAsked, path).toBe(/<img[^>]*high/i.test(html));
  }
  expect(pages.filter(({ html }) => /<img[^>]*high/i.test(html)).length).toBeGreaterThan(10);
});

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };
/** In thousands of bytes, with all that the service worker fetches. */
const firstVisitLimits = { "/": 266, "/products": 295, "/hi/products": 325 };

for (const [address, limit] of Object.entries(firstVisitLimits)) {
  test(`a first visit of ${address} costs little in all`, async ({ browser, site }) => {
    const page = await browser.newPage({ ...phone, serviceWorkers: "allow" });
    await page.goto(site.url + address);
    const offline = pathTo(languageOf(address), "offline");
    const isKept = async (path: string) => Boolean(await caches.match(path));
    await expect.poll(() => page.evaluate(isKept, offline)).toBe(true);
    expect(site.fetched.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(limit * 1000);
    await page.close();
  });
}

/** Runs in the page: how far it has shifted before a shift of our own, which is reported after all others. */
function shifted(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    let last = Infinity;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime >= last) resolve(sum);
        else sum += Number(Reflect.get(entry, "value"));
      }
    }).observe({ type: "layout-shift", buffered: true });
    scrollTo({ top: 0, behavior: "instant" });
    requestAnimationFrame(() => {
      last = performance.now();
      document.body.style.paddingTop = "300px";
    });
  });
}

/** Waits for the faces, and scrolls through the first so many pictures of the page, so that they come. */
async function read(page: Page, pictures: number): Promise<void> {
  await page.evaluate(async (pictures) => {
    await document.fonts.ready;
    for (const picture of [...document.images].slice(0, pictures)) {
      picture.scrollIntoView({ behavior: "instant", block: "nearest" });
      await picture.decode();
    }
  }, pictures);
}

/** With its overlay the login page is the landing page. */
const all = addresses.filter((path) => path !== "/login").flatMap((path) => [path, inHindi(path)]);
const some = ["/", "/hi/products", pathTo("hi", milkProduct), "/hi/about"];

for (const [title, state, paths, widths, pictures, limit] of [
  ["pages stay where they are while pictures and faces come", "late", some, [360], 20, 0.001],
  // Links of the bar that come in two pieces move by 0.006.
  ["pages stay where they are while they come bit by bit", "dripping", some, [360], 20, 0.01],
  // With the fonts of a machine whose letters are wider than a phone's, and have no Devanagari.
  ["faces that come late move little @bare", "late", all, [360, 1280], 0, 0.05],
] as const) {
  test(title, async ({ page, site }) => {
    site.state = state;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of paths) {
        await page.goto(site.url + path);
        await read(page, pictures);
        expect(await page.evaluate(shifted), `${path}, ${width} px`).toBeLessThan(limit);
      }
    }
  });
}
