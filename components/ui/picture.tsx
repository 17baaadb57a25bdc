import type { PictureId } from "@/lib/picture-facts";
import { pictureSources } from "@/lib/pictures";

/** From this viewport width on, the hero shows its wide crop: Tailwind's `lg`. */
const WIDE = "(min-width: 1100px)";

/** From 768 px the tall crop stands beside the text. */
const TALL_SIZES = "(min-width: 768px) 50vw, 100vw";

/** Until a file has come, or when it does not come, its alternative text stands on the wall. */
const FRAME = "block w-full content-center object-cover text-center text-small";

/**
 * For each picture: the colour of its wall, the point that stays in view when a box cuts it, and
 * the text colour that meets 4.5 : 1 on that wall. In full, so that Tailwind finds the names.
 */
const looks: Readonly<Record<PictureId, string>> = {
  "desi-cow-milk": "bg-wall-desi-cow-milk object-desi-cow-milk text-ink",
  "homemade-curd": "bg-wall-homemade-curd object-homemade-curd text-ink",
  "pure-desi-ghee": "bg-wall-pure-desi-ghee object-pure-desi-ghee text-milk",
  "fresh-paneer": "bg-wall-fresh-paneer object-fresh-paneer text-ink",
  "a2-milk": "bg-wall-a2-milk object-a2-milk text-ink",
  "premium-fresh-milk": "bg-wall-premium-fresh-milk object-premium-fresh-milk text-ink",
  "buffalo-milk": "bg-wall-buffalo-milk object-buffalo-milk text-milk",
  buttermilk: "bg-wall-buttermilk object-buttermilk text-ink",
  "hero-tall": "bg-wall-hero-tall object-hero-tall text-ink",
  "hero-wide": "bg-wall-hero-wide object-hero-wide text-ink",
  doorstep: "bg-wall-doorstep object-doorstep text-ink",
  heritage: "bg-wall-heritage object-heritage text-ink",
};

/**
 * A picture in AVIF and WebP. It fills the width of its box and keeps its own shape unless
 * `className` gives it another one; it needs no style attribute and no script.
 *
 * `sizes` says how wide it is laid out, as in the HTML attribute. `eager` is for the one picture
 * that a visitor sees first.
 */
export function Picture({
  id,
  alt,
  sizes,
  eager = false,
  className = "",
}: {
  id: PictureId;
  alt: string;
  sizes: string;
  eager?: boolean;
  className?: string;
}) {
  const { avif, webp, largest, width, height } = pictureSources(id);
  return (
    <picture className="block">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={largest}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        className={`${FRAME} ${looks[id]} ${className}`}
      />
    </picture>
  );
}

/** The landing page's first picture, over the whole width: tall, and wide from 1100 px. */
export function HeroPicture({ alt, className = "" }: { alt: string; className?: string }) {
  const tall = pictureSources("hero-tall");
  const wide = pictureSources("hero-wide");
  const wideSource = { media: WIDE, sizes: "100vw", width: wide.width, height: wide.height };
  return (
    <picture className="block">
      <source {...wideSource} type="image/avif" srcSet={wide.avif} />
      <source {...wideSource} type="image/webp" srcSet={wide.webp} />
      <source type="image/avif" srcSet={tall.avif} sizes={TALL_SIZES} />
      <img
        src={tall.largest}
        srcSet={tall.webp}
        sizes={TALL_SIZES}
        width={tall.width}
        height={tall.height}
        alt={alt}
        loading="eager"
        fetchPriority="high"
        decoding="async"
        className={`${FRAME} ${looks["hero-tall"]} lg:bg-wall-hero-wide lg:object-hero-wide ${className}`}
      />
    </picture>
  );
}
