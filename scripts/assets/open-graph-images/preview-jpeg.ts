import sharp from "sharp";
import { encodeWithin } from "@/scripts/assets/pictures/encode";

/** The settings of a preview's file: the first of these qualities whose file is small enough. */
export const encoding = { qualities: [86, 80, 74, 66, 58], maximumBytes: 160_000 } as const;

/** The JPEG file of a preview. */
export function encodePreview(screenshot: Buffer): Promise<Buffer> {
  return encodeWithin(encoding.maximumBytes, encoding.qualities, (quality) =>
    sharp(screenshot).jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
}
