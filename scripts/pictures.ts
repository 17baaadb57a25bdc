// `npm run pictures` makes the files of lib/pictures.ts from art/originals, and deletes those that no page shows.
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { pictures, previewSize, webpWidth, type PictureRow } from "@/lib/pictures";
import { products } from "@/lib/shop/catalogue";

const folder = "public/pictures";

/**
 * The settings of each format. Qualities are tried from the first on until the file has at most `bytesPerPixel`; where none
 * is small enough, the last is used. WhatsApp leaves out previews (JPEG) of more than 300 KB.
 */
const encodings = {
  avif: {
    qualities: [58, 50, 42, 34],
    bytesPerPixel: 0.075,
    options: { effort: 6, chromaSubsampling: "4:2:0" },
  },
  webp: {
    qualities: [78, 70, 62, 54],
    bytesPerPixel: 0.09,
    options: { effort: 6, smartSubsample: true },
  },
  jpeg: { qualities: [82, 74, 66, 58], bytesPerPixel: 0.35, options: { mozjpeg: true } },
} as const;

/** What chats show: each product beside its own page, and all together beside the others. */
const previewed: readonly string[] = ["hero-wide", ...products.map(({ id }) => id)];

/** The files of a picture: those of pages, and its preview. */
function filesOf(picture: PictureRow) {
  const { id, widths, focus, chatFocus = focus[1] } = picture;
  const { width, height } = previewSize;
  const preview: PictureRow = { ...picture, ratio: [width, height], focus: [focus[0], chatFocus] };
  return [
    ...widths.map((width) => ({ format: "avif", width, cut: picture }) as const),
    // One, for the few browsers without AVIF.
    { format: "webp", width: webpWidth, cut: picture } as const,
    ...(previewed.includes(id) ? [{ format: "jpeg", width, cut: preview } as const] : []),
  ];
}

const readOriginal = (id: string) => readFile(`art/originals/${id}.jpg`);

/** The hash in the names of a picture's files. It changes with the original and with every setting. */
export async function hashOf(picture: PictureRow): Promise<string> {
  const settings = JSON.stringify([picture, encodings, previewSize, webpWidth]);
  const hash = createHash("sha256").update(await readOriginal(picture.id));
  return hash.update(settings).digest("hex").slice(0, 8);
}

/** The original, turned upright and cropped to its ratio around its focal point, as far as its edges allow. */
async function crop({ id, ratio, focus }: PictureRow): Promise<Sharp> {
  const original = sharp(await readOriginal(id));
  const { autoOrient: whole } = await original.metadata();
  const aspect = ratio[0] / ratio[1];
  const width = Math.min(whole.width, Math.round(whole.height * aspect));
  const height = Math.min(whole.height, Math.round(whole.width / aspect));
  const start = (side: number, length: number, percent: number) =>
    Math.round(Math.min(Math.max((side * percent) / 100 - length / 2, 0), side - length));
  const left = start(whole.width, width, focus[0]);
  const top = start(whole.height, height, focus[1]);
  return original.autoOrient().extract({ left, top, width, height });
}

async function makePictures(): Promise<void> {
  const made = (await readdir(folder)).filter((file) => /-\d+\.(?:avif|webp|jpeg)$/.test(file));
  const stale = new Set(made.map((file) => join(folder, file)));
  const hashes: Record<string, string> = {};
  for (const picture of pictures) {
    const hash = await hashOf(picture);
    hashes[picture.id] = hash;
    for (const { format, width, cut } of filesOf(picture)) {
      const path = join(folder, `${picture.id}-${hash}-${width}.${format}`);
      if (stale.delete(path)) continue;
      console.log(path);
      const scaled = (await crop(cut)).resize(width);
      const { qualities, bytesPerPixel, options } = encodings[format];
      for (const quality of qualities) {
        const file = scaled.clone().toFormat(format, { quality, ...options });
        const { size, height } = await file.toFile(path);
        if (size <= width * height * bytesPerPixel) break;
      }
    }
  }
  for (const path of stale) await rm(path);
  await writeFile("lib/pictures.generated.json", `${JSON.stringify(hashes, null, 2)}\n`);
}

if (process.argv[1]?.endsWith("pictures.ts")) void makePictures();
