import { buttonClass } from "@/components/ui/button-class";
import { Picture } from "@/components/pictures/picture";
import { elementIds } from "@/components/layout/element-ids";
import type { Copy } from "@/lib/copy";
import { pathTo } from "@/lib/paths";

/** Our Village Heritage, with a link to the whole story. */
export function Heritage({ copy }: { copy: Pick<Copy, "home" | "language" | "pictures"> }) {
  const { heritage } = copy.home;
  return (
    <section aria-labelledby="heritage" className="bg-milk">
      <div className="page-width section grid grid-cols-1 items-center gap-8 lg:grid-cols-[1.3fr_1fr] lg:gap-14">
        <Picture
          id="heritage"
          alt={copy.pictures.heritage}
          sizes="(min-width: 1100px) 610px, 88vw"
          className="aspect-8/5 rounded-card"
        />
        <div>
          <h2 id="heritage" className="font-display text-heading">
            {heritage.heading}
          </h2>
          <p className="mt-4 max-w-prose">{heritage.text}</p>
          <a
            href={`${pathTo(copy.language, "about")}#${elementIds.story}`}
            className={`mt-6 ${buttonClass("secondary")}`}
          >
            {heritage.link}
          </a>
        </div>
      </div>
    </section>
  );
}
