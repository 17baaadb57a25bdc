import { chromium, type BrowserContext } from "playwright";
import type { Copy } from "@/lib/copy";
import { focusOf } from "@/lib/pictures";
import { previewOf, previewSize } from "@/lib/seo/preview";
import type { PageOrProduct } from "@/lib/paths";
import { requireChromium } from "@/scripts/setup/find-browsers";
import { cutToShape } from "@/scripts/assets/pictures/crop";
import type { Original } from "@/scripts/assets/pictures/original-pictures";
import { encodePreview } from "@/scripts/assets/open-graph-images/preview-jpeg";
import { previewDocument } from "@/scripts/assets/open-graph-images/preview-html";
import type { PreviewSources } from "@/scripts/assets/open-graph-images/preview-inputs-and-hash";

/** The origin at which the browser gets the document and its files, from memory. */
const origin = "http://previews.invalid";
/** Pixels of a picture: the one of a preview, or each of several. */
const pictureSizes = { one: [504, 630], many: [168, 315] } as const;

/** The original, cropped around its focal point and scaled to these pixels. */
async function cropTo({ bytes }: Original, id: string, place: readonly [number, number]) {
  const shaped = await cutToShape(bytes, place, focusOf(id));
  return shaped
    .resize(...place)
    .png()
    .toBuffer();
}

async function takeScreenshot(
  context: BrowserContext,
  sources: PreviewSources,
  copy: Copy,
  name: PageOrProduct,
): Promise<Buffer> {
  const { style, logo, files, originals } = sources;
  const place = previewOf(copy, name).pictures.length > 1 ? pictureSizes.many : pictureSizes.one;
  const page = await context.newPage();
  await page.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === "/") {
      const body = previewDocument(copy, name, style, logo);
      return route.fulfill({ contentType: "text/html", body });
    }
    const id = path.replace("/masters/", "");
    const original = originals.get(id);
    const body = original === undefined ? files.get(path) : await cropTo(original, id, place);
    return body === undefined
      ? route.abort()
      : route.fulfill({
          body,
          ...(path.endsWith(".svg") && { contentType: "image/svg+xml" }),
          headers: { "Access-Control-Allow-Origin": "*" },
        });
  });
  await page.goto(origin);
  await page.evaluate(() => document.fonts.ready);
  const screenshot = await page.screenshot();
  await page.close();
  return encodePreview(screenshot);
}

/** Starts a browser that makes JPEG files of previews. */
export async function openScreenshots(sources: PreviewSources) {
  const browser = await chromium.launch({ executablePath: requireChromium() });
  const context = await browser.newContext({ viewport: previewSize, deviceScaleFactor: 1 });
  return {
    photograph: (copy: Copy, name: PageOrProduct) => takeScreenshot(context, sources, copy, name),
    close: () => browser.close(),
  };
}
