/**
 * What a person decides about each picture. `npm run pictures` reads this and `art/originals`;
 * `tailwind.config.ts` takes walls and focal points from here. It imports nothing, because
 * Tailwind's config loader does not know the `@/` alias.
 */
interface PictureFacts {
  /** Base name of the original in `art/originals`. */
  readonly id: string;
  /** Width : height of every derived file; an original of another shape is cropped. */
  readonly ratio: readonly [width: number, height: number];
  /** Pixel widths to derive, smallest first. A width that the original does not reach is left out. */
  readonly widths: readonly number[];
  /** The point that every crop keeps in view, in percent from the left and from the top. */
  readonly focus: readonly [x: number, y: number];
  /** Colour of the wall behind the subject, shown until (or instead of) the picture. */
  readonly wall: string;
}

const card = { ratio: [4, 5], widths: [320, 480, 640, 960] } as const;
const scene = { ratio: [16, 10], widths: [480, 720, 960, 1280, 1600] } as const;

/** Width in pixels of the one WebP file of each picture. */
export const WEBP_WIDTH = 960;

/** Every photograph of the site. */
export const pictures = [
  { id: "desi-cow-milk", ...card, focus: [50, 52], wall: "#bf9d78" },
  { id: "homemade-curd", ...card, focus: [49, 46], wall: "#c8b18f" },
  { id: "pure-desi-ghee", ...card, focus: [46, 54], wall: "#a05538" },
  { id: "fresh-paneer", ...card, focus: [48, 53], wall: "#aca87d" },
  { id: "a2-milk", ...card, focus: [50, 50], wall: "#939469" },
  { id: "premium-fresh-milk", ...card, focus: [52, 50], wall: "#8e9390" },
  { id: "buffalo-milk", ...card, focus: [52, 54], wall: "#815f59" },
  { id: "buttermilk", ...card, focus: [52, 52], wall: "#c09d60" },
  { id: "hero-tall", ratio: [4, 5], widths: [480, 720, 960], focus: [50, 70], wall: "#e3d5bb" },
  { id: "hero-wide", ratio: [16, 10], widths: [960, 1280, 1600], focus: [66, 58], wall: "#e8d7b2" },
  { id: "doorstep", ...scene, focus: [58, 58], wall: "#aa9577" },
  { id: "heritage", ...scene, focus: [66, 60], wall: "#c3a47d" },
] as const satisfies readonly PictureFacts[];

export type PictureId = (typeof pictures)[number]["id"];

/** The colours of the walls, by picture. */
export const wallColours: Readonly<Record<string, string>> = Object.fromEntries(
  pictures.map(({ id, wall }) => [id, wall]),
);

/** For each picture the class `wall-<picture id>`: its wall, and the point that stays in view. */
export const pictureLooks: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    pictures.map(({ id, wall, focus: [x, y] }) => [
      `.wall-${id}`,
      { backgroundColor: wall, objectPosition: `${x}% ${y}%` },
    ]),
  );
