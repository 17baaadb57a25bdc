import { expect, test } from "@/tests/support/shop";

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
