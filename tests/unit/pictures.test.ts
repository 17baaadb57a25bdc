import sharp from "sharp";
import { pictures, pictureSources, webpWidth } from "@/lib/pictures";
import hashes from "@/lib/pictures.generated.json";
import { hashOf } from "@/scripts/pictures";

describe.each(pictures)("$id", (picture) => {
  const { avif, webp, width, height } = pictureSources(picture.id);

  test("is named after its original and its settings, so that it may be kept for ever", async () => {
    // Otherwise: npm run pictures
    expect(hashes[picture.id]).toBe(await hashOf(picture));
    expect(hashes[picture.id]).not.toBe(await hashOf({ ...picture, focus: [0, 0] }));
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
