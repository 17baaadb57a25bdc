import { pictureSources, type PictureId } from "@/lib/pictures";

const wideScreen = "(min-width: 1100px)";

/** The `sizes` of the hero's tall crop, which from 768 px on is beside the text. */
const tallCropSizes = "(min-width: 768px) 48vw, 99vw";

interface PictureProps {
  id: PictureId;
  alt: string;
  /** The widths at which it is shown, as in the HTML attribute `sizes`. */
  sizes: string;
  /** Whether it is the one picture that a visitor sees first. */
  eager?: boolean;
  /** Classes that include an aspect ratio, so that the picture has its height before it is fetched. */
  className: string;
}

export function Picture({ id, alt, sizes, eager = false, className }: PictureProps) {
  const { avif, webp, width, height, text } = pictureSources(id);
  return (
    <picture className={`block ${className}`}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={webp}
        width={width}
        height={height}
        alt={alt}
        {...(eager ? { loading: "eager", fetchPriority: "high" } : { loading: "lazy" })}
        decoding="async"
        className={`size-full content-center rounded-[inherit] object-cover text-center text-small photo-${id} ${text === "milk" ? "text-milk" : "text-ink"}`}
      />
    </picture>
  );
}

/** The first picture of the landing page: the tall crop, and from 1100 px on the wide one. */
export function HeroPicture({ alt }: { alt: string }) {
  const tall = pictureSources("hero-tall");
  const wide = pictureSources("hero-wide");
  const wideSource = { media: wideScreen, width: wide.width, height: wide.height };
  return (
    <picture className="hero-picture block">
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
        className="size-full content-center photo-hero-tall object-cover text-center text-small lg:photo-hero-wide"
      />
    </picture>
  );
}
