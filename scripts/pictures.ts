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

type Kind = "pages" | "previews";

const formats = ["avif", "webp", "jpeg"] as const;
type Format = (typeof formats)[number];

interface Encoding {
  readonly qualities: readonly number[];
  readonly bytesPerPixel: number;
  readonly options: object;
}

/**
 * The settings of each format, on pages and beside links in chats. Qualities are tried from the first on until the file has
 * at most `bytesPerPixel`; where none is small enough, the last is used. WhatsApp leaves out previews of more than 300 KB. A
 * change gives all pictures other names, so that browsers and chats fetch them anew.
 */
const encodings: Record<Kind, Partial<Record<Format, Encoding>>> = {
  pages: {
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
  },
  previews: {
    jpeg: { qualities: [82, 74, 66, 58], bytesPerPixel: 0.35, options: { mozjpeg: true } },
  },
};

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

/** The picture as pages or as chats show it. */
function cutFor(kind: Kind, picture: PictureRow): PictureRow {
  if (kind === "pages") return picture;
  const { width, height } = previewSize;
  const [x, y] = picture.focus;
  const focus = [x, picture.chatFocus ?? y] as const;
  return { ...picture, ratio: [width, height], widths: [width], focus };
}

/** The hash in the names of a picture's files. It changes with the original and with every setting. */
export async function hashOf(kind: Kind, picture: PictureRow): Promise<string> {
  const { id, ratio, widths, focus } = cutFor(kind, picture);
  const original = digest(await readOriginal(id), 16);
  return digest(JSON.stringify([original, ratio, widths, focus, encodings[kind]]), 8);
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
async function encode(picture: Sharp, width: number, format: Format, encoding: Encoding) {
  const { qualities, bytesPerPixel, options } = encoding;
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
  const hashes: Record<Kind, Record<string, string>> = { pages: {}, previews: {} };
  for (const kind of ["pages", "previews"] as const) {
    for (const picture of pictures) {
      if (kind === "previews" && !previewed.includes(picture.id)) continue;
      const hash = await hashOf(kind, picture);
      hashes[kind][picture.id] = hash;
      const cut = cutFor(kind, picture);
      const cropped = await crop(cut);
      for (const format of formats) {
        const encoding = encodings[kind][format];
        if (!encoding) continue;
        // One WebP, for the few browsers without AVIF.
        for (const width of format === "webp" ? [webpWidth] : cut.widths) {
          const path = join(folder, `${picture.id}-${hash}-${width}.${format}`);
          if (stale.delete(path)) continue;
          await writeFile(path, await encode(cropped, width, format, encoding));
          console.log(path);
        }
      }
    }
  }
  for (const path of stale) await rm(path);
  await writeFile(record, `${JSON.stringify(hashes, null, 2)}\n`);
}

if (basename(process.argv[1] ?? "") === "pictures.ts") void makePictures();
