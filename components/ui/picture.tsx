import { getCopy } from "@/components/content";
import type { Copy } from "@/lib/copy";
import { pictureSources } from "@/lib/pictures";

interface PictureProps {
  id: keyof Copy["pictures"];
  /** Whether a text beside it says what it shows. */
  isDecoration?: boolean;
  /** The widths at which it is shown, as in the HTML attribute `sizes`; by default those of a scene. */
  sizes?: string;
  /** Whether it is the one picture that a visitor sees first. */
  eager?: boolean;
  /** The picture in its place, as wide as the screen, from 1100 px on. */
  wide?: "hero-wide";
  /** Classes that include an aspect ratio, so that the picture has its height before it is fetched. */
  className: string;
}

/** Of a scene that is as wide as the page or, on wide screens, half of it. */
const sceneSizes = "(min-width: 1100px) 610px, (min-width: 768px) 91vw, 88vw";

export async function Picture(props: PictureProps) {
  const { id, isDecoration, sizes = sceneSizes, eager, wide, className } = props;
  const { pictures } = await getCopy();
  const { avif, webp, width, height, isDark } = pictureSources(id);
  const onWide = wide && pictureSources(wide);
  const wideLook = wide ? "lg:photo-hero-wide" : "";
  return (
    <picture className={`block ${className}`}>
      {onWide &&
        (["avif", "webp"] as const).map((format) => (
          <source
            key={format}
            media="(min-width: 1100px)"
            type={`image/${format}`}
            srcSet={onWide[format]}
            sizes="(min-width: 1280px) 1280px, 100vw"
            width={onWide.width}
            height={onWide.height}
          />
        ))}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={webp}
        width={width}
        height={height}
        alt={isDecoration ? "" : pictures[id]}
        {...(eager ? { loading: "eager", fetchPriority: "high" } : { loading: "lazy" })}
        decoding="async"
        className={`size-full content-center rounded-[inherit] object-cover text-center text-small photo-${id} ${wideLook} ${isDark ? "text-milk" : "text-ink"}`}
      />
    </picture>
  );
}
