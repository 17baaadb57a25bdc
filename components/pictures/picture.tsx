import { type PictureId, pictureSources } from "@/lib/pictures";

/** Where the hero shows its wide crop: Tailwind's `lg`. */
const wideScreen = "(min-width: 1100px)";

/** From 768 px on, the tall crop is next to the text. */
const tallCropSizes = "(min-width: 768px) 48vw, 99vw";

/**
 * The background colour of each picture, and a text colour with a contrast of 4.5 : 1 on it, in which the
 * alternative text shows until the file has loaded. Spelled out, so that Tailwind finds the classes.
 */
const looks: Readonly<Record<PictureId, string>> = {
  "desi-cow-milk": "photo-desi-cow-milk text-ink",
  "homemade-curd": "photo-homemade-curd text-ink",
  "pure-desi-ghee": "photo-pure-desi-ghee text-milk",
  "fresh-paneer": "photo-fresh-paneer text-ink",
  "a2-milk": "photo-a2-milk text-ink",
  "premium-fresh-milk": "photo-premium-fresh-milk text-ink",
  "buffalo-milk": "photo-buffalo-milk text-milk",
  buttermilk: "photo-buttermilk text-ink",
  "hero-tall": "photo-hero-tall text-ink",
  "hero-wide": "photo-hero-wide text-ink",
  doorstep: "photo-doorstep text-ink",
  heritage: "photo-heritage text-ink",
};

/** A picture in AVIF, and in WebP for older browsers, as wide as its parent. */
export function Picture({
  id,
  alt,
  sizes,
  eager = false,
  className,
}: {
  id: PictureId;
  alt: string;
  /** The HTML attribute. */
  sizes: string;
  /** For the one picture that a visitor sees first. */
  eager?: boolean;
  /** Sets the aspect ratio, which the picture also has before it is fetched. */
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

/** The first picture of the landing page: the tall crop, and from 1100 px on the wide one. */
export function HeroPicture({ alt, className }: { alt: string; className: string }) {
  const tall = pictureSources("hero-tall");
  const wide = pictureSources("hero-wide");
  const wideSource = { media: wideScreen, width: wide.width, height: wide.height };
  return (
    <picture className={className}>
      <source {...wideSource} type="image/avif" srcSet={wide.avif} sizes="100vw" />
      <source {...wideSource} type="image/webp" srcSet={wide.webp} />
      <source type="image/avif" srcSet={tall.avif} sizes={tallCropSizes} />
      <img
        src={tall.webp}
        width={tall.width}
        height={tall.height}
        alt={alt}
        loading="eager"
        fetchPriority="high"
        decoding="async"
        className={`picture ${looks["hero-tall"]} lg:photo-hero-wide`}
      />
    </picture>
  );
}
