/**
 * The settings of a picture, for `npm run pictures`, and for `tailwind.config.ts`, whose config loader
 * does not resolve the `@/` alias: this file must not import others.
 */
interface PictureFacts {
  /** The base name of the original in `art/originals`. */
  readonly id: string;
  /** The aspect ratio of every file; an original of another shape is cropped. */
  readonly ratio: readonly [width: number, height: number];
  /** The widths of the files in pixels, smallest first; those above the original's are left out. */
  readonly widths: readonly number[];
  /** The focal point that every crop keeps in view, in percent from the left and from the top. */
  readonly focus: readonly [x: number, y: number];
  /** The colour behind the subject, shown until the picture has loaded. */
  readonly background: string;
}

const card = { ratio: [4, 5], widths: [320, 480, 640, 960] } as const;
const scene = { ratio: [16, 10], widths: [480, 720, 960, 1280, 1600] } as const;

/** The width in pixels of each picture's WebP file. */
export const webpWidth = 960;

/** Every photograph of the site. */
export const pictures = [
  { id: "desi-cow-milk", ...card, focus: [50, 52], background: "#bf9d78" },
  { id: "homemade-curd", ...card, focus: [49, 46], background: "#c8b18f" },
  { id: "pure-desi-ghee", ...card, focus: [46, 54], background: "#a05538" },
  { id: "fresh-paneer", ...card, focus: [48, 53], background: "#aca87d" },
  { id: "a2-milk", ...card, focus: [50, 50], background: "#939469" },
  { id: "premium-fresh-milk", ...card, focus: [52, 50], background: "#8e9390" },
  { id: "buffalo-milk", ...card, focus: [52, 54], background: "#815f59" },
  { id: "buttermilk", ...card, focus: [52, 52], background: "#c09d60" },
  {
    id: "hero-tall",
    ratio: [4, 5],
    widths: [480, 720, 960],
    focus: [50, 70],
    background: "#e3d5bb",
  },
  {
    id: "hero-wide",
    ratio: [16, 10],
    widths: [960, 1280, 1600],
    focus: [66, 58],
    background: "#e8d7b2",
  },
  { id: "doorstep", ...scene, focus: [58, 58], background: "#aa9577" },
  { id: "heritage", ...scene, focus: [66, 60], background: "#c3a47d" },
] as const satisfies readonly PictureFacts[];

export type PictureId = (typeof pictures)[number]["id"];

/**
 * The focal point of a picture.
 *
 * @throws if there is no picture with this id
 */
export function focusOf(id: string): PictureFacts["focus"] {
  const picture = pictures.find((one) => one.id === id);
  if (!picture) throw new Error(`There is no picture "${id}".`);
  return picture.focus;
}

/** The background colour of each picture, by id. */
export const backgroundColours: Readonly<Record<string, string>> = Object.fromEntries(
  pictures.map(({ id, background }) => [id, background]),
);

/** The rules of the classes `photo-<picture id>`: background colour and focal point. */
export const pictureLooks: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    pictures.map(({ id, background, focus: [x, y] }) => [
      `.photo-${id}`,
      { backgroundColor: background, objectPosition: `${x}% ${y}%` },
    ]),
  );
