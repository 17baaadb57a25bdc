// `npm run pictures` makes the files of lib/pictures.ts from art/originals, and deletes those that no page shows.
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, parse } from "node:path";
import sharp, { type Sharp } from "sharp";
import { pictures, previewSize, webpWidth, type PictureRow } from "@/lib/pictures";
import { products } from "@/lib/shop/catalogue";

const originals = "art/originals";
const folder = "public/pictures";
const record = "lib/pictures.generated.json";

/**
 * The settings of each format on pages. Qualities are tried from the first on until the file has at most `bytesPerPixel`;
 * where none is small enough, the last is used. A change gives all pictures other names, so that browsers fetch them anew.
 */
const encoding = {
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
} as const;

/** The settings of what chats show: at most 265 KB, because WhatsApp leaves out what is heavier than 300. */
const previewEncoding = {
  jpeg: { qualities: [82, 74, 66, 58], bytesPerPixel: 0.35, options: { mozjpeg: true } },
} as const;

const encodings = { ...encoding, ...previewEncoding };
interface File {
  readonly width: number;
  readonly format: keyof typeof encodings;
}

/** What chats show: each product beside its own page, and all together beside the others. */
const previewed: readonly string[] = ["hero-wide", ...products.map(({ id }) => id)];

function digest(content: Buffer | string, digits: number): string {
  return createHash("sha256").update(content).digest("hex").slice(0, digits);
}

async function readOriginal(id: string): Promise<Buffer> {
  const [file, ...others] = (await readdir(originals)).filter((name) => parse(name).name === id);
  if (!file || others.length > 0) {
    throw new Error(`${originals} must hold one file named "${id}", and no second one.`);
  }
  return readFile(join(originals, file));
}

/** The hash in the names of a picture's files. It changes with the original and with every setting. */
export async function hashOf(
  { id, ratio, widths, focus }: PictureRow,
  settings: object = encoding,
): Promise<string> {
  const original = digest(await readOriginal(id), 16);
  return digest(JSON.stringify([original, ratio, widths, focus, settings]), 8);
}

/** The hash of what chats show of a picture. */
export const previewHashOf = (picture: PictureRow) => hashOf(forChats(picture), previewEncoding);

/** The picture as chats show it. */
function forChats(picture: PictureRow): PictureRow {
  const { width, height } = previewSize;
  const [x, y] = picture.focus;
  return {
    ...picture,
    ratio: [width, height],
    widths: [width],
    focus: [x, picture.chatFocus ?? y],
  };
}

/** Where a crop of this length begins on a side of the original: its middle is as near to the focus as can be. */
function cropStart(side: number, length: number, focusPercent: number): number {
  const centred = (side * focusPercent) / 100 - length / 2;
  return Math.round(Math.min(Math.max(centred, 0), side - length));
}

/** The original, turned upright and cropped to its ratio around its focal point, as far as its edges allow. */
async function crop({ id, ratio, focus }: PictureRow): Promise<Sharp> {
  const original = sharp(await readOriginal(id));
  const { autoOrient: whole } = await original.metadata();
  const aspect = ratio[0] / ratio[1];
  const width = Math.min(whole.width, Math.round(whole.height * aspect));
  const height = Math.min(whole.height, Math.round(whole.width / aspect));
  const left = cropStart(whole.width, width, focus[0]);
  const top = cropStart(whole.height, height, focus[1]);
  return original.autoOrient().extract({ left, top, width, height });
}

/** The picture as a file of this width and format, in the first quality whose file is small enough. */
async function encode(picture: Sharp, width: number, format: File["format"]): Promise<Buffer> {
  const { qualities, bytesPerPixel, options } = encodings[format];
  let file = Buffer.of();
  for (const quality of qualities) {
    const scaled = picture
      .clone()
      .resize(width)
      .toFormat(format, { quality, ...options });
    const { data, info } = await scaled.toBuffer({ resolveWithObject: true });
    file = data;
    if (data.length <= width * info.height * bytesPerPixel) break;
  }
  return file;
}

async function makePictures(): Promise<void> {
  const made = (await readdir(folder)).filter((file) => /-\d+\.(?:avif|webp|jpeg)$/.test(file));
  const stale = new Set(made.map((file) => join(folder, file)));

  /** Makes the files of a picture that are not there, and returns their hash. */
  async function make(picture: PictureRow, hash: string, files: readonly File[]): Promise<string> {
    const cropped = await crop(picture);
    for (const { width, format } of files) {
      const path = join(folder, `${picture.id}-${hash}-${width}.${format}`);
      if (stale.delete(path)) continue;
      await writeFile(path, await encode(cropped, width, format));
      console.log(path);
    }
    return hash;
  }

  const hashes: Record<"pages" | "previews", Record<string, string>> = { pages: {}, previews: {} };
  for (const picture of pictures) {
    // AVIF in every width, and one WebP for the few browsers without AVIF.
    const avif = picture.widths.map((width) => ({ width, format: "avif" as const }));
    const files = [...avif, { width: webpWidth, format: "webp" as const }];
    hashes.pages[picture.id] = await make(picture, await hashOf(picture), files);
  }
  for (const picture of pictures.filter(({ id }) => previewed.includes(id))) {
    const files = [{ width: previewSize.width, format: "jpeg" as const }];
    hashes.previews[picture.id] = await make(
      forChats(picture),
      await previewHashOf(picture),
      files,
    );
  }
  for (const path of stale) await rm(path);
  await writeFile(record, `${JSON.stringify(hashes, null, 2)}\n`);
}

if (basename(process.argv[1] ?? "") === "pictures.ts") void makePictures();
