import sharp from "sharp";

export type Format = "avif" | "webp";

/**
 * Part of the hash in each file name: a change here renames and re-encodes every picture.
 * `bytesPerPixel` bounds a file's weight. A photograph with much fine detail steps its quality
 * down, at most to the last step, until it fits.
 */
export const encoding = {
  avif: {
    qualities: [58, 50, 42, 34],
    bytesPerPixel: 0.075,
    options: { effort: 6, chromaSubsampling: "4:2:0" },
  },
  webp: {
    qualities: [78, 70, 62, 54],
    bytesPerPixel: 0.09,
    options: { effort: 6, smartSubsample: true },
  },
} as const;

/** Scales a picture (any format, already of the right shape) to a width in pixels and encodes it. */
export async function encode(source: Buffer, width: number, format: Format): Promise<Buffer> {
  const { qualities, bytesPerPixel, options } = encoding[format];
  const scaled = await sharp(source).resize(width).png({ compressionLevel: 1 }).toBuffer();
  const { height } = await sharp(scaled).metadata();
  return encodeWithin(width * height * bytesPerPixel, qualities, (quality) =>
    sharp(scaled)
      .toFormat(format, { quality, ...options })
      .toBuffer(),
  );
}

/** Encodes by the first of these qualities whose file is light enough, or by the last. */
export async function encodeWithin(
  maximumBytes: number,
  qualities: readonly number[],
  encodeBy: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let encoded: Buffer = Buffer.of();
  for (const quality of qualities) {
    encoded = await encodeBy(quality);
    if (encoded.length <= maximumBytes) break;
  }
  return encoded;
}
