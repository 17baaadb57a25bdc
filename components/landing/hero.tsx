import { buttonClass } from "@/components/ui/button-class";
import { HeroPicture } from "@/components/pictures/picture";
import type { Copy } from "@/lib/copy";
import { pathTo } from "@/lib/paths";

/** The top of the landing page: headline, one sentence, and Order Now. */
export function Hero({ copy }: { copy: Pick<Copy, "home" | "language" | "pictures"> }) {
  const { home, language, pictures } = copy;
  return (
    <section className="hero photo-hero-tall">
      <div className="hero-text">
        <p className="text-lead text-terracotta-dark">{home.tagline}</p>
        <h1 className="mt-3 font-display text-display">{home.headline}</h1>
        <p className="mt-4 text-lead lg:max-w-xs">{home.purity}</p>
        <a href={pathTo(language, "products")} className={`mt-6 ${buttonClass("primary")}`}>
          {home.order}
        </a>
      </div>
      <HeroPicture alt={pictures.hero} className="hero-picture" />
    </section>
  );
}
