import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { webpWidth, type pictures } from "@/lib/pictures";
import { cutToShape } from "@/scripts/assets/pictures/crop";
import { encode, encoding, type Format } from "@/scripts/assets/pictures/encode";
import { shortHash, type Original } from "@/scripts/assets/pictures/original-pictures";

/** The folder of the files for browsers; it is served as `/pictures`. */
export const folder = "public/pictures";

type Facts = (typeof pictures)[number];

/** What pages need to know about the files of one picture. */
export interface Derived {
  readonly originalHash: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

/**
 * The hash in the file names of a picture. It changes with the original and every setting that affects
 * the files, so that browsers may cache a file for ever.
 */
export function pictureHash(originalHash: string, { ratio, widths, focus }: Facts): string {
  return shortHash(JSON.stringify([originalHash, ratio, widths, focus, encoding]), 8);
}

function fileName(id: string, width: number, hash: string, format: Format): string {
  return `${id}-${hash}-${width}.${format}`;
}

/** The names of all files of one picture. */
export function filesOf(id: string, { hash, widths }: Pick<Derived, "hash" | "widths">): string[] {
  return variants(widths).map(([width, format]) => fileName(id, width, hash, format));
}

/** AVIF in every width, and one WebP for the few browsers without AVIF. */
function variants(widths: readonly number[]): (readonly [width: number, format: Format])[] {
  return [...widths.map((width) => [width, "avif"] as const), [webpWidth, "webp"]];
}

/**
 * Writes the files of one picture that do not exist yet.
 *
 * @throws if the original is narrower than the smallest width
 */
export async function derivePicture(original: Original, facts: Facts): Promise<Derived> {
  const cut = await cutToShape(original.bytes, facts.ratio, facts.focus);
  const cropped = await cut.png({ compressionLevel: 1 }).toBuffer();
  const { width: available } = await sharp(cropped).metadata();
  const widths = facts.widths.filter((width) => width <= available);
  const width = widths.at(-1);
  if (width === undefined) {
    throw new Error(`${original.file} needs at least ${facts.widths[0]} px after cropping.`);
  }
  const hash = pictureHash(original.hash, facts);
  for (const [pixels, format] of variants(widths)) {
    const file = join(folder, fileName(facts.id, pixels, hash, format));
    if (!existsSync(file)) await writeFile(file, await encode(cropped, pixels, format));
  }
  const height = Math.round((width * facts.ratio[1]) / facts.ratio[0]);
  return { originalHash: original.hash, hash, width, height, widths };
}
