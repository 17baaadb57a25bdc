import sharp, { type Sharp } from "sharp";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in pixels. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

type Ratio = readonly [width: number, height: number];
type Point = readonly [x: number, y: number];

/** The start of a span with its middle as near to `centre` as possible, within 0 to `total`. */
function startOf(length: number, total: number, centre: number): number {
  return Math.round(Math.min(Math.max(centre - length / 2, 0), total - length));
}

/**
 * The largest box of a given shape inside a picture, in whole pixels, as near to the focal point as the
 * edges allow.
 *
 * @param focus percent from the left and from the top
 */
export function cropBox(picture: Size, ratio: Ratio, focus: Point): Box {
  const shape = ratio[0] / ratio[1];
  const width = Math.min(picture.width, Math.round(picture.height * shape));
  const height = Math.min(picture.height, Math.round(picture.width / shape));
  return {
    left: startOf(width, picture.width, (picture.width * focus[0]) / 100),
    top: startOf(height, picture.height, (picture.height * focus[1]) / 100),
    width,
    height,
  };
}

/** A picture turned upright, as its EXIF orientation says, and cropped by `cropBox`. */
export async function cutToShape(picture: Buffer, ratio: Ratio, focus: Point): Promise<Sharp> {
  const { autoOrient } = await sharp(picture).metadata();
  return sharp(picture)
    .autoOrient()
    .extract(cropBox(autoOrient, ratio, focus));
}
