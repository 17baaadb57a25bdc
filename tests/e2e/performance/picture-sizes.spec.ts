import type { Page } from "playwright/test";
import { expect, phone, readToTheEnd, test } from "@/tests/support/shop-fixtures";

const paths = ["/", "/about", "/products", "/products/a2-milk"];

/** Pixels that may be missing: nobody sees so few, and the next larger file weighs half as much again. */
const tolerance = 0.95;

for (const [width, height, deviceScaleFactor] of [
  [320, 568, 2],
  [360, 800, 3],
  [412, 823, 1.75],
] as const) {
  test.describe(`on a phone of ${width} px, ${deviceScaleFactor} times as fine`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor, isMobile: true, hasTouch: true });

    test("no page fetches larger pictures than it shows", async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        const pictures = page.locator("main picture img");
        await expect(pictures).not.toHaveCount(0);

        for (const picture of await pictures.all()) {
          await picture.evaluate((image: HTMLImageElement) => {
            image.loading = "eager";
          });
          await expect(picture).not.toHaveJSProperty("currentSrc", "");
          const { fetched, offered, shown } = await picture.evaluate((image: HTMLImageElement) => {
            const widthsIn = (text: string) =>
              [...text.matchAll(/-(\d+)-[^-.]+\.avif/g)].map(([, pixels]) => Number(pixels));
            const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
            const source = sources.find(({ media }) => media === "" || matchMedia(media).matches);
            return {
              fetched: widthsIn(image.currentSrc)[0],
              offered: widthsIn(source?.srcset ?? ""),
              shown: image.getBoundingClientRect().width * devicePixelRatio,
            };
          });

          const enough = offered.find((pixels) => pixels >= shown * tolerance) ?? offered.at(-1);
          expect(fetched).toBe(enough);
        }
      }
    });
  });
}

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

test.describe("on a phone", () => {
  test.use({ viewport: phone, deviceScaleFactor: 2 });

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
});
