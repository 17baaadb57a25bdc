import { type BrowserContext, chromium } from "playwright";
import sharp from "sharp";
import type { Copy } from "@/lib/copy/copy";
import { pictures } from "@/lib/pictures/picture-list";
import { previewOf, previewSize } from "@/lib/seo/open-graph-images";
import type { PageOrProduct } from "@/lib/language/paths";
import { requireChromium } from "@/scripts/setup/browsers";
import { cropBox } from "@/scripts/assets/pictures/crop";
import type { Source } from "@/scripts/assets/pictures/sources";
import { previewDocument } from "@/scripts/assets/open-graph-images/document";
import { encoding, type Inputs } from "@/scripts/assets/open-graph-images/inputs";

/** The document and its files are served at this address, from memory. */
const ORIGIN = "http://previews.invalid";
/** The place beside the words, and in a part of it each picture of many. */
const PLACE = { one: [504, 630], many: [168, 315] } as const;

/** The original cut to its place around the focal point, in exactly its pixels. */
async function cut({ bytes }: Source, id: string, place: readonly [number, number]) {
  const facts = pictures.find((picture) => picture.id === id) ?? pictures[0];
  const { autoOrient } = await sharp(bytes).metadata();
  return sharp(bytes)
    .autoOrient()
    .extract(cropBox(autoOrient, place, facts.focus))
    .resize(...place)
    .png()
    .toBuffer();
}

async function encode(photograph: Buffer): Promise<Buffer> {
  let encoded = photograph;
  for (const quality of encoding.qualities) {
    encoded = await sharp(photograph).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (encoded.length <= encoding.maximumBytes) break;
  }
  return encoded;
}

async function photograph(
  context: BrowserContext,
  inputs: Inputs,
  copy: Copy,
  name: PageOrProduct,
): Promise<Buffer> {
  const { style, logo, files, originals } = inputs;
  const place = previewOf(copy, name).pictures.length > 1 ? PLACE.many : PLACE.one;
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === "/") {
      const body = previewDocument(copy, name, style, logo);
      return route.fulfill({ contentType: "text/html", body });
    }
    const id = path.replace("/masters/", "");
    const original = originals.get(id);
    const body = original === undefined ? files.get(path) : await cut(original, id, place);
    return body === undefined
      ? route.abort()
      : route.fulfill({
          body,
          ...(path.endsWith(".svg") && { contentType: "image/svg+xml" }),
          headers: { "Access-Control-Allow-Origin": "*" },
        });
  });
  await page.goto(ORIGIN);
  await page.evaluate(() => document.fonts.ready);
  const photo = await page.screenshot();
  await page.close();
  return encode(photo);
}

/** Starts a browser that turns previews into JPEG files. */
export async function openScreenshots(inputs: Inputs) {
  const browser = await chromium.launch({ executablePath: requireChromium() });
  const context = await browser.newContext({ viewport: previewSize, deviceScaleFactor: 1 });
  return {
    photograph: (copy: Copy, name: PageOrProduct) => photograph(context, inputs, copy, name),
    close: () => browser.close(),
  };
}
