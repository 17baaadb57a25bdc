import sharp from "sharp";
import { pictures, pictureSources, webpWidth } from "@/lib/pictures";
import hashes from "@/lib/pictures.generated.json";
import { hashOf } from "@/scripts/pictures";

/** "/pictures/x.avif 320w, …" as addresses, each with its width. */
function candidates(srcSet: string) {
  return srcSet.split(", ").map((candidate) => {
    const [address = "", width = ""] = candidate.split(" ");
    return { address, width: Number.parseInt(width) };
  });
}

describe.each(pictures)("$id", (picture) => {
  const { avif, webp, width, height } = pictureSources(picture.id);

  test("is named after its original and its settings, so that it may be kept for ever", async () => {
    // Otherwise: npm run pictures
    expect(hashes[picture.id]).toBe(await hashOf(picture));
    expect(hashes[picture.id]).not.toBe(await hashOf({ ...picture, focus: [0, 0] }));
  });

  test("has each AVIF file in the size that its srcset promises, and one WebP", async () => {
    const files = [...candidates(avif), { address: webp, width: webpWidth }];
    const found = await Promise.all(
      files.map(({ address }) => sharp(`public${address}`).metadata()),
    );

    expect(found.map((file) => [file.format, file.width])).toEqual(
      files.map((file) => [file.address.endsWith(".webp") ? "webp" : "heif", file.width]),
    );
    for (const file of found) expect(file.width / file.height).toBeCloseTo(width / height, 2);
    expect(width / height).toBeCloseTo(picture.ratio[0] / picture.ratio[1], 2);
  });
});
