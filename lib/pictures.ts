// A relative path, because Tailwind loads this file, and its loader does not know the alias `@/`.
import hashes from "./pictures.generated.json" with { type: "json" };
import type { ProductId } from "./shop/catalogue";

/** How `npm run pictures` makes the files of a picture, and what is seen until they have loaded. */
export interface PictureRow {
  /** Of the original, `art/originals/<id>.jpg`. The picture of a product has the product's id. */
  readonly id: string;
  /** The aspect ratio of every file; an original of another shape is cropped. */
  readonly ratio: readonly [width: number, height: number];
  /** The widths of the files in pixels, smallest first. */
  readonly widths: readonly number[];
  /** The focal point that every crop keeps in view, in percent from the left and from the top. */
  readonly focus: readonly [x: number, y: number];
  /** The middle of the cut that chats show, in percent from the top, where it is not that of the focal point. */
  readonly chatFocus?: number;
  /** The colour behind what it shows, which fills its place until it has loaded. */
  readonly colour: string;
  /** Whether its alternative text is light, which on any colour has a contrast of at least 4.5 : 1. */
  readonly isDark?: true;
}

const card = { ratio: [4, 5], widths: [320, 480, 640, 720, 960] } as const;
const scene = { ratio: [16, 10], widths: [480, 640, 720, 960, 1280, 1600] } as const;
const tall = { ratio: [4, 5], widths: [480, 720, 960] } as const;
const wide = { ratio: [16, 10], widths: [960, 1280, 1600] } as const;

/** The width in pixels of the one WebP file that each picture has. */
export const webpWidth = 960;

export const pictures = [
  { id: "desi-cow-milk", ...card, focus: [50, 52], chatFocus: 61, colour: "#bf9d78" },
  { id: "homemade-curd", ...card, focus: [49, 46], colour: "#c8b18f" },
  { id: "pure-desi-ghee", ...card, focus: [46, 54], colour: "#a05538", isDark: true },
  { id: "fresh-paneer", ...card, focus: [48, 53], colour: "#aca87d" },
  { id: "a2-milk", ...card, focus: [50, 50], chatFocus: 60, colour: "#939469" },
  { id: "premium-fresh-milk", ...card, focus: [52, 50], chatFocus: 60, colour: "#8e9390" },
  { id: "buffalo-milk", ...card, focus: [52, 54], colour: "#815f59", isDark: true },
  { id: "buttermilk", ...card, focus: [52, 52], colour: "#c09d60" },
  { id: "hero-tall", ...tall, focus: [50, 70], colour: "#e3d5bb" },
  { id: "hero-wide", ...wide, focus: [66, 58], colour: "#e8d7b2" },
  { id: "doorstep", ...scene, focus: [58, 58], colour: "#aa9577" },
  { id: "heritage", ...scene, focus: [66, 60], colour: "#c3a47d" },
] as const satisfies readonly PictureRow[];

export type PictureId = (typeof pictures)[number]["id"];

/** The attributes of a `<source>` and `<img>`: `/pictures/a2-milk-1f0c9a3b-320.avif 320w, …` */
export function pictureSources(id: PictureId) {
  const picture: PictureRow | undefined = pictures.find((each) => each.id === id);
  if (!picture) throw new Error(`There is no picture "${id}".`);
  const { ratio, widths, isDark = false } = picture;
  const width = Math.max(...widths);
  const address = (pixels: number, format: string) =>
    `/pictures/${id}-${hashes[id]}-${pixels}.${format}`;
  return {
    avif: widths.map((pixels) => `${address(pixels, "avif")} ${pixels}w`).join(", "),
    /** The WebP file, for browsers without AVIF and for structured data. */
    webp: address(webpWidth, "webp"),
    /** The size in pixels of the largest file. As attributes, width and height reserve space of the right shape. */
    width,
    height: Math.round((width * ratio[1]) / ratio[0]),
    isDark,
  };
}

/** In pixels: the size that Facebook recommends, and that WhatsApp shows at full width. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The picture that chats show beside links. They keep it by its address, which changes with the picture. */
export function previewAddress(id: ProductId | "hero-wide"): string {
  return `/pictures/${id}-${hashes[id]}-${previewSize.width}.jpeg`;
}

/** The CSS rules of the classes `photo-<id of the picture>`, by their selectors: background colour and focal point. */
export const pictureLooks = Object.fromEntries(
  pictures.map(({ id, colour, focus: [x, y] }) => [
    `.photo-${id}`,
    { backgroundColor: colour, objectPosition: `${x}% ${y}%` },
  ]),
);
