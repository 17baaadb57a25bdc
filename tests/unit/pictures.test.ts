import { statSync } from "node:fs";
import sharp from "sharp";
import {
  pictures,
  pictureSources,
  previewAddress,
  previewSize,
  webpWidth,
  type PreviewId,
} from "@/lib/pictures";
import hashes from "@/lib/pictures.generated.json";
import { products } from "@/lib/shop/catalogue";
import { hashOf } from "@/scripts/pictures";

describe.each(pictures)("$id", (picture) => {
  const { avif, webp, width, height } = pictureSources(picture.id);

  test("is named after its original and its settings, so that it may be kept for ever", async () => {
    // Otherwise: npm run pictures
    expect(hashes.pages[picture.id]).toBe(await hashOf("pages", picture));
  });

  test("has each AVIF file in the width that its srcset promises, and one WebP", async () => {
    const promised = Array.from(
      `${avif}, ${webp} ${webpWidth}w`.matchAll(/(\S+\.(avif|webp)) (\d+)w/g),
      ([, address = "", format, width]) => ({ address, format, width: Number(width) }),
    );
    const files = await Promise.all(
      promised.map(({ address }) => sharp(`public${address}`).metadata()),
    );

    expect(promised).toHaveLength(picture.widths.length + 1);
    expect(files.map((file) => [file.format, file.width])).toEqual(
      promised.map((file) => [file.format === "avif" ? "heif" : "webp", file.width]),
    );
    for (const file of files) expect(file.width / file.height).toBeCloseTo(width / height, 2);
    expect(width / height).toBeCloseTo(picture.ratio[0] / picture.ratio[1], 2);
  });
});

const previews: readonly PreviewId[] = ["hero-wide", ...products.map(({ id }) => id)];

test.each(previews)(
  "chats show %s in their size, light enough for WhatsApp, and anew when it changes",
  async (id) => {
    const picture = pictures.find((each) => each.id === id);
    if (!picture) throw new Error(`${id} is no picture`);
    // Otherwise: npm run pictures
    expect(hashes.previews[id]).toBe(await hashOf("previews", picture));
    const path = `public${previewAddress(id)}`;
    const { format, width, height } = await sharp(path).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", ...previewSize });
    expect(statSync(path).size).toBeLessThan(300_000);
  },
);
