import type { ProductProps } from "@/components/catalogue/size-form";
import { SizeFormOrSoldOut } from "@/components/catalogue/size-form-or-sold-out";
import { Picture } from "@/components/pictures/picture";
import { productPath } from "@/lib/paths";

/** One product: picture, name, description, and its sizes. */
export function ProductCard({
  product,
  copy,
  config,
  isFirst,
}: ProductProps & { isFirst: boolean }) {
  const { name, sentence, alt } = copy.products[product];
  return (
    <article
      id={product}
      aria-labelledby={`${product}-name`}
      className="card flex flex-col overflow-hidden"
    >
      {/* One link covers picture, name and description, but not the form below. */}
      <div className="linked-card">
        <Picture
          id={product}
          alt={alt}
          sizes="(min-width: 1100px) 355px, (min-width: 480px) 44vw, 88vw"
          eager={isFirst}
          className="aspect-4/5"
        />
        <h2 id={`${product}-name`} className="px-5 pt-5 small-heading">
          <a href={productPath(copy.language, product)} className="whole-card">
            {name}
          </a>
        </h2>
        <p className="mt-1 px-5">{sentence}</p>
      </div>
      <div className="flex flex-1 flex-col px-5 pt-5 pb-5">
        <SizeFormOrSoldOut product={product} copy={copy} config={config} />
      </div>
    </article>
  );
}
