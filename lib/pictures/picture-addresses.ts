import { webpWidth, type PictureId } from "@/lib/pictures/picture-widths-and-crops";
import derived from "@/lib/pictures/pictures.generated.json";
import type { BadgeId } from "@/lib/shop/features-and-badges";

/**
 * The attributes of one picture's `<source>` and `<img>`.
 *
 * @example pictureSources("a2-milk").avif // "/pictures/a2-milk-1f0c9a3b-320.avif 320w, …"
 */
export function pictureSources(id: PictureId) {
  const { hash, width, height, widths } = derived.pictures[id];
  const address = (pixels: number, format: string) => `/pictures/${id}-${hash}-${pixels}.${format}`;
  return {
    avif: widths.map((pixels) => `${address(pixels, "avif")} ${pixels}w`).join(", "),
    /** The WebP file, for browsers without AVIF and for structured data. */
    webp: address(webpWidth, "webp"),
    /** In pixels, of the largest file; as attributes they reserve space of the right shape. */
    width,
    height,
  };
}

/** The address of a badge, a square SVG. */
export function badgeAddress(id: BadgeId): string {
  return `/pictures/${derived.badges[id]}`;
}
