import sharp from "sharp";

export type Format = "avif" | "webp";

/**
 * The settings of each format. `bytesPerPixel` limits the size of a file: the first of the qualities
 * that stays below it is used, or else the last. A change of these settings renames and re-encodes
 * every picture, because they are part of the hash in its file names.
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

/** Scales a picture, which must have the right shape already, to a width in pixels and encodes it. */
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

/** Encodes with the first of these qualities whose file is small enough, or else with the last. */
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
