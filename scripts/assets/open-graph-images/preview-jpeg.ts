import sharp from "sharp";
import { encodeWithin } from "@/scripts/assets/pictures/encode";

/** The settings of the JPEG: the first of these qualities whose file is small enough. */
export const encoding = { qualities: [86, 80, 74, 66, 58], maximumBytes: 160_000 } as const;

/** The photograph of a preview as a JPEG. */
export function previewJpeg(photo: Buffer): Promise<Buffer> {
  const { qualities, maximumBytes } = encoding;
  return encodeWithin(maximumBytes, qualities, (quality) =>
    sharp(photo).jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
}
