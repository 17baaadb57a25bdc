import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { readOriginal, shortHash } from "@/scripts/assets/pictures/original-pictures";

/** Lower qualities would remove the faint grain of the paper. */
const paperSettings = { pixels: 320, webp: { quality: 90, effort: 6 } } as const;

/** A small file for `public/pictures`, with a hash of its content in the name. */
export interface Drawing {
  readonly file: string;
  readonly content: Buffer;
}

/** An SVG of `art/svg`, by its path there, without the white space between its tags. */
export async function svgDrawing(path: string, name: string): Promise<Drawing> {
  const source = await readFile(`art/svg/${path}.svg`, "utf8");
  const content = Buffer.from(source.replace(/>\s+</g, "><").trim());
  return { file: `${name}-${shortHash(content, 8)}.svg`, content };
}

/** The paper texture, which can be tiled without seams. */
export async function paperTile(): Promise<Drawing> {
  const { bytes, hash } = await readOriginal("paper-tile");
  const tile = sharp(bytes)
    .resize(paperSettings.pixels, paperSettings.pixels)
    .webp(paperSettings.webp);
  return {
    file: `paper-${shortHash(JSON.stringify([hash, paperSettings]), 8)}.webp`,
    content: await tile.toBuffer(),
  };
}
