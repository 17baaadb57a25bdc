// By this path, because Tailwind loads this file, and its loader does not know the `@/` alias.
import hashes from "./pictures.generated.json";

/** The settings of a picture, for `npm run pictures`. */
export interface PictureRow {
  /** The base name of the original in `art/originals`; of a product's picture, its id. */
  readonly id: string;
  /** The aspect ratio of every file; an original of another shape is cropped. */
  readonly ratio: readonly [width: number, height: number];
  /** The widths of the files in pixels, smallest first. */
  readonly widths: readonly number[];
  /** The focal point that every crop keeps in view, in percent from the left and from the top. */
  readonly focus: readonly [x: number, y: number];
  /** The colour behind the subject, shown until the picture has loaded. */
  readonly background: string;
  /** The colour of the alternative text on it, with a contrast of 4.5 : 1. */
  readonly text: "ink" | "milk";
}

const card = { ratio: [4, 5], widths: [320, 480, 640, 960] } as const;
const scene = { ratio: [16, 10], widths: [480, 720, 960, 1280, 1600] } as const;
const tall = { ratio: [4, 5], widths: [480, 720, 960] } as const;
const wide = { ratio: [16, 10], widths: [960, 1280, 1600] } as const;

/** The width in pixels of each picture's WebP file. */
export const webpWidth = 960;

/** Every photograph of the site. */
export const pictures = [
  { id: "desi-cow-milk", ...card, focus: [50, 52], background: "#bf9d78", text: "ink" },
  { id: "homemade-curd", ...card, focus: [49, 46], background: "#c8b18f", text: "ink" },
  { id: "pure-desi-ghee", ...card, focus: [46, 54], background: "#a05538", text: "milk" },
  { id: "fresh-paneer", ...card, focus: [48, 53], background: "#aca87d", text: "ink" },
  { id: "a2-milk", ...card, focus: [50, 50], background: "#939469", text: "ink" },
  { id: "premium-fresh-milk", ...card, focus: [52, 50], background: "#8e9390", text: "ink" },
  { id: "buffalo-milk", ...card, focus: [52, 54], background: "#815f59", text: "milk" },
  { id: "buttermilk", ...card, focus: [52, 52], background: "#c09d60", text: "ink" },
  { id: "hero-tall", ...tall, focus: [50, 70], background: "#e3d5bb", text: "ink" },
  { id: "hero-wide", ...wide, focus: [66, 58], background: "#e8d7b2", text: "ink" },
  { id: "doorstep", ...scene, focus: [58, 58], background: "#aa9577", text: "ink" },
  { id: "heritage", ...scene, focus: [66, 60], background: "#c3a47d", text: "ink" },
] as const satisfies readonly PictureRow[];

export type PictureId = (typeof pictures)[number]["id"];

/**
 * The attributes of one picture's `<source>` and `<img>`.
 *
 * @example pictureSources("a2-milk").avif // "/pictures/a2-milk-1f0c9a3b-320.avif 320w, …"
 */
export function pictureSources(id: PictureId) {
  const picture = pictures.find((one) => one.id === id);
  if (!picture) throw new Error(`There is no picture "${id}".`);
  const { ratio, text, widths } = picture;
  const width = Math.max(...widths);
  const address = (pixels: number, format: string) =>
    `/pictures/${id}-${hashes[id]}-${pixels}.${format}`;
  return {
    avif: widths.map((pixels) => `${address(pixels, "avif")} ${pixels}w`).join(", "),
    /** The WebP file, for browsers without AVIF and for structured data. */
    webp: address(webpWidth, "webp"),
    /** In pixels, of the largest file; as attributes they reserve space of the right shape. */
    width,
    height: Math.round((width * ratio[1]) / ratio[0]),
    /** The colour of the text that stands on it until it has loaded. */
    text,
  };
}

/** Square SVGs, drawn by hand, of every badge, shown or not. Browsers keep them for ever: one that changes gets another name. */
export const badgeFiles = {
  "lab-tested": "badge-lab-tested-57f33711.svg",
  "no-chemicals": "badge-no-chemicals-d5c9c5e3.svg",
  "zero-plastic": "badge-zero-plastic-78bc0a67.svg",
  "indian-farmer": "badge-indian-farmer-3c433d44.svg",
  "testing-kit": "badge-testing-kit-08502657.svg",
};

/** The background colour of each picture, by id. */
export const backgroundColours: Readonly<Record<string, string>> = Object.fromEntries(
  pictures.map(({ id, background }) => [id, background]),
);

/** The rules of the classes `photo-<picture id>`: background colour and focal point. */
export const pictureLooks = Object.fromEntries(
  pictures.map(({ id, background, focus: [x, y] }) => [
    `.photo-${id}`,
    { backgroundColor: background, objectPosition: `${x}% ${y}%` },
  ]),
);
