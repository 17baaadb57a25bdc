import sharp from "sharp";
import { colours } from "@/lib/design";
import { products } from "@/lib/shop/catalogue";
import { focusOf } from "@/lib/pictures";
import { cutToShape } from "@/scripts/assets/pictures/crop";
import { readOriginal } from "@/scripts/assets/pictures/original-pictures";

/** Systems may crop a maskable icon to a circle of 80 % of its width. */
const maskableScale = 0.8;

type Ground = "transparent" | "paper";

/** The icon as a square PNG. On the ground "paper" its rounded corners become square. */
function render(drawing: Buffer, pixels: number, ground: Ground): Promise<Buffer> {
  const image = sharp(drawing).resize(pixels, pixels);
  return (ground === "paper" ? image.flatten({ background: colours.paper }) : image)
    .png({ compressionLevel: 9, palette: pixels > 64 })
    .toBuffer();
}

async function renderMaskable(drawing: Buffer, pixels: number): Promise<Buffer> {
  const inner = Math.round(pixels * maskableScale);
  const margin = (pixels - inner) / 2;
  return sharp(await render(drawing, inner, "paper"))
    .extend({
      top: Math.floor(margin),
      bottom: Math.ceil(margin),
      left: Math.floor(margin),
      right: Math.ceil(margin),
      background: colours.paper,
    })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/**
 * An ICO file (Microsoft's icon container) of square PNGs: a header of 6 bytes, an entry of 16 bytes
 * for each image, then the images.
 */
function icoOf(images: readonly { pixels: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length + 16 * images.length;
  const entries = images.map(({ pixels, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(pixels, 0);
    entry.writeUInt8(pixels, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}

/** Every icon of the site by its path, made from one square SVG drawing. */
export async function iconsOf(drawing: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const favicons = [16, 32, 48].map(async (pixels) => ({
    pixels,
    png: await render(drawing, pixels, "transparent"),
  }));
  return new Map([
    ["public/favicon.ico", icoOf(await Promise.all(favicons))],
    ["app/icon.svg", drawing],
    ["app/apple-icon.png", await render(drawing, 180, "paper")],
    ["public/icons/icon-192.png", await render(drawing, 192, "transparent")],
    ["public/icons/icon-512.png", await render(drawing, 512, "transparent")],
    ["public/icons/maskable-512.png", await renderMaskable(drawing, 512)],
  ]);
}

const shortcutPixels = 96;

/** A square crop of each product's picture, for the web manifest's shortcuts. */
export async function shortcutIcons(): Promise<ReadonlyMap<string, Buffer>> {
  const icons = products.map(async ({ id }) => {
    const { bytes } = await readOriginal(id);
    const icon = (await cutToShape(bytes, [1, 1], focusOf(id)))
      .resize(shortcutPixels, shortcutPixels)
      .png({ compressionLevel: 9, palette: true });
    return [`public/icons/${id}-${shortcutPixels}.png`, await icon.toBuffer()] as const;
  });
  return new Map(await Promise.all(icons));
}
