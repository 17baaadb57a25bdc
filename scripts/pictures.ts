// `npm run pictures` makes the files of lib/pictures.ts from art/originals, and deletes those that no page shows.
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp, { type Sharp } from "sharp";
import { pictures, previewSize, webpWidth, type PictureRow } from "@/lib/pictures";
import { products } from "@/lib/shop/catalogue";

const originals = "art/originals";
const folder = "public/pictures";
const record = "lib/pictures.generated.json";

const formats = ["avif", "webp", "jpeg"] as const;
type Kind = "pages" | "previews";

interface Encoding {
  qualities: readonly number[];
  bytesPerPixel: number;
  options: object;
}

/**
 * The settings of each format, on pages and beside links in chats. Qualities are tried from the first on until the file has
 * at most `bytesPerPixel`; where none is small enough, the last is used. WhatsApp leaves out previews of more than 300 KB. A
 * change gives all pictures other names, so that browsers and chats fetch them anew.
 */
const encodings: Record<Kind, Partial<Record<(typeof formats)[number], Encoding>>> = {
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
  const { focus, chatFocus = focus[1] } = picture;
  return { ...picture, ratio: [width, height], widths: [width], focus: [focus[0], chatFocus] };
}

/** The hash in the names of a picture's files. It changes with the original and with every setting. */
export async function hashOf(kind: Kind, picture: PictureRow): Promise<string> {
  const { id, ratio, widths, focus } = cutFor(kind, picture);
  const original = digest(await readOriginal(id), 16);
  return digest(JSON.stringify([original, ratio, widths, focus, encodings[kind]]), 8);
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

async function makeFiles(kind: Kind, stale: Set<string>): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const picture of pictures.filter(({ id }) => kind === "pages" || previewed.includes(id))) {
    const hash = await hashOf(kind, picture);
    hashes[picture.id] = hash;
    const cut = cutFor(kind, picture);
    const cropped = await crop(cut);
    for (const format of formats) {
      const encoding = encodings[kind][format];
      // One WebP, for the few browsers without AVIF.
      for (const width of format === "webp" ? [webpWidth] : cut.widths) {
        const path = join(folder, `${picture.id}-${hash}-${width}.${format}`);
        if (!encoding || stale.delete(path)) continue;
        console.log(path);
        for (const quality of encoding.qualities) {
          const scaled = cropped.clone().resize(width);
          const file = scaled.toFormat(format, { quality, ...encoding.options });
          const { size, height } = await file.toFile(path);
          if (size <= width * height * encoding.bytesPerPixel) break;
        }
      }
    }
  }
  return hashes;
}

async function makePictures(): Promise<void> {
  const made = (await readdir(folder)).filter((file) => /-\d+\.(?:avif|webp|jpeg)$/.test(file));
  const stale = new Set(made.map((file) => join(folder, file)));
  const pages = await makeFiles("pages", stale);
  const previews = await makeFiles("previews", stale);
  for (const path of stale) await rm(path);
  await writeFile(record, `${JSON.stringify({ pages, previews }, null, 2)}\n`);
}

if (process.argv[1]?.endsWith("pictures.ts")) void makePictures();
