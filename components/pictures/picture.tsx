import type { PictureId } from "@/lib/pictures/picture-widths-crops-and-colours";
import { pictureSources } from "@/lib/pictures/picture-addresses";

/** From this viewport width on, the hero shows its wide crop: Tailwind's `lg`. */
const WIDE = "(min-width: 1100px)";

/** From 768 px the tall crop stands beside the text. */
const TALL_SIZES = "(min-width: 768px) 48vw, 99vw";

/**
 * Until a file has come, or when it does not come, its alternative text stands on the wall, in the
 * text colour that meets 4.5 : 1 there. In full, so that Tailwind finds the names.
 */
const looks: Readonly<Record<PictureId, string>> = {
  "desi-cow-milk": "wall-desi-cow-milk text-ink",
  "homemade-curd": "wall-homemade-curd text-ink",
  "pure-desi-ghee": "wall-pure-desi-ghee text-milk",
  "fresh-paneer": "wall-fresh-paneer text-ink",
  "a2-milk": "wall-a2-milk text-ink",
  "premium-fresh-milk": "wall-premium-fresh-milk text-ink",
  "buffalo-milk": "wall-buffalo-milk text-milk",
  buttermilk: "wall-buttermilk text-ink",
  "hero-tall": "wall-hero-tall text-ink",
  "hero-wide": "wall-hero-wide text-ink",
  doorstep: "wall-doorstep text-ink",
  heritage: "wall-heritage text-ink",
};

/**
 * A picture in AVIF, in WebP for older browsers, as wide as what holds it. `className` gives it its
 * shape, which it also has while it is too far from the screen to be fetched.
 *
 * `sizes` says how wide it is laid out, as in the HTML attribute. `eager` is for the one picture
 * that a visitor sees first.
 */
export function Picture({
  id,
  alt,
  sizes,
  eager = false,
  className,
}: {
  id: PictureId;
  alt: string;
  sizes: string;
  eager?: boolean;
  className: string;
}) {
  const { avif, webp, width, height } = pictureSources(id);
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={webp}
        width={width}
        height={height}
        alt={alt}
        {...(eager ? { loading: "eager", fetchPriority: "high" } : { loading: "lazy" })}
        decoding="async"
        className={`picture ${looks[id]}`}
      />
    </picture>
  );
}

/** The landing page's first picture, over the whole width: tall, and wide from 1100 px. */
export function HeroPicture({ alt, className }: { alt: string; className: string }) {
  const tall = pictureSources("hero-tall");
  const wide = pictureSources("hero-wide");
  const wideSource = { media: WIDE, width: wide.width, height: wide.height };
  return (
    <picture className={className}>
      <source {...wideSource} type="image/avif" srcSet={wide.avif} sizes="100vw" />
      <source {...wideSource} type="image/webp" srcSet={wide.webp} />
      <source type="image/avif" srcSet={tall.avif} sizes={TALL_SIZES} />
      <img
        src={tall.webp}
        width={tall.width}
        height={tall.height}
        alt={alt}
        loading="eager"
        fetchPriority="high"
        decoding="async"
        className={`picture ${looks["hero-tall"]} lg:wall-hero-wide`}
      />
    </picture>
  );
}
