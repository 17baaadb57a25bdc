import { brotliCompressSync, gzipSync } from "node:zlib";
import type { APIRequestContext, Page } from "playwright/test";
import { addresses, expect, inHindi, test } from "@/tests/support/shop";

const kilobyte = 1024;

/** The scripts of a page with nothing on it, by gzip: Next.js 16.4.6, React 19.3.1, one server component. */
const emptyPage = 134_580;

const limits = {
  scripts: emptyPage + 14 * kilobyte,
  /** The day sheet, which is for the seller, reads messages, too. */
  sellersScripts: emptyPage + 22 * kilobyte,
  html: 26 * kilobyte,
  headScript: 1.6 * kilobyte,
  picturesOfLanding: 120 * kilobyte,
  picturesOfFirstScreen: 80 * kilobyte,
};

const pages = addresses.flatMap((path) => [path, inHindi(path)]);

async function bodyOf(request: APIRequestContext, address: string): Promise<Buffer> {
  const answer = await request.get(address);
  expect([address, answer.status()]).toEqual([address, 200]);
  return answer.body();
}

test("pages and their scripts stay light", async ({ request }) => {
  const weights = new Map<string, number>();
  for (const address of pages) {
    const html = (await bodyOf(request, address)).toString();
    const [, headScript = ""] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
    const scripts = [...html.matchAll(/<script(?![^>]*nomodule)[^>]* src="([^"]*)"/gi)];
    for (const [, script = ""] of scripts) {
      if (weights.has(script)) continue;
      weights.set(script, gzipSync(await bodyOf(request, script), { level: 9 }).length);
    }
    const sum = scripts.reduce((total, [, script = ""]) => total + (weights.get(script) ?? 0), 0);
    const { html: most, headScript: longest, scripts: ours, sellersScripts } = limits;
    expect(sum, address).toBeGreaterThan(emptyPage);
    expect(sum, address).toBeLessThan(address.endsWith("/seller") ? sellersScripts : ours);
    expect(gzipSync(html, { level: 9 }).length, address).toBeLessThan(most);
    expect(headScript).toContain("visit");
    expect(brotliCompressSync(headScript).length, address).toBeLessThan(longest);
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

test.describe("on a phone with two pixels in one", () => {
  test.use({ deviceScaleFactor: 2 });

  test("pictures stay light", async ({ page }) => {
    const pictures: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "image") return;
      pictures.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const weight = async () => (await Promise.all(pictures)).reduce((sum, bytes) => sum + bytes, 0);

    await page.goto("/products", { waitUntil: "load" });
    expect(await weight()).toBeGreaterThan(5 * kilobyte);
    expect(await weight()).toBeLessThan(limits.picturesOfFirstScreen);
    pictures.length = 0;
    await page.goto("/");
    await readToTheEnd(page);
    expect(await weight()).toBeGreaterThan(40 * kilobyte);
    expect(await weight()).toBeLessThan(limits.picturesOfLanding);
  });
});

for (const [width, deviceScaleFactor] of [
  [320, 2],
  [360, 3],
  [412, 1.75],
] as const) {
  test.describe(`on a phone of ${width} px, ${deviceScaleFactor} times as fine`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor });

    // Each by itself, since browsers show a larger picture that they have.
    for (const address of ["/", "/about", "/products", "/products/a2-milk"]) {
      test(`no picture of ${address} is fetched larger than it is shown`, async ({ page }) => {
        await page.goto(address);
        await readToTheEnd(page);
        const pictures = await page.locator("main picture img").evaluateAll(widthsOf);
        expect(pictures.length).toBeGreaterThan(2);
        for (const { fetched, offered, shown } of pictures) {
          // Nobody sees that a twentieth is missing, and the next file weighs half as much again.
          const enough = offered.find((pixels) => pixels >= 0.95 * shown) ?? offered.at(-1);
          expect({ shown, fetched }).toEqual({ shown, fetched: enough });
        }
      });
    }
  });
}

/** Runs in the page: how wide each picture is as fetched, as offered, and as shown. */
function widthsOf(pictures: readonly Element[]) {
  return pictures.map((picture) => {
    const widths = (text = "") =>
      [...text.matchAll(/-(\d+)\.avif/g)].map(([, pixels]) => Number(pixels));
    const sources = [...(picture.parentElement?.querySelectorAll("source") ?? [])];
    const source = sources.find(({ media }) => media === "" || matchMedia(media).matches);
    return {
      fetched: picture instanceof HTMLImageElement ? widths(picture.currentSrc)[0] : undefined,
      offered: widths(source?.srcset),
      shown: picture.getBoundingClientRect().width * devicePixelRatio,
    };
  });
}

for (const address of pages) {
  test(
    `${address} does not shift while it loads`,
    { tag: "@layout" },
    async ({ page }, { project }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 200,
        downloadThroughput: 200_000,
        uploadThroughput: 200_000,
      });
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const before = Number(Reflect.get(window, "shift"));
            Object.assign(window, { shift: before + Number(Reflect.get(entry, "value")) });
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(address);
      await readToTheEnd(page);
      const shift = await page.evaluate(() => Number(Reflect.get(window, "shift")));
      expect(shift).toBeLessThanOrEqual(project.name === "bare" ? 0.05 : 0);
    },
  );
}
