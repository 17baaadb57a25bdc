import { AddToCart } from "@/components/shop/add-to-cart";
import { Picture } from "@/components/ui/picture";
import { itemsOf, type ProductId } from "@/lib/catalogue";
import type { Copy } from "@/lib/copy/copy";
import { fill } from "@/lib/fill";
import { formatRupees } from "@/lib/money";

/** One product: what it looks like, what it is, and its sizes to choose from. */
export function ProductCard({
  product,
  copy,
  isFirst,
}: {
  product: ProductId;
  copy: Copy;
  isFirst: boolean;
}) {
  const options = itemsOf(product).map((item) => ({
    id: item.id,
    text: fill(copy.option, { size: copy.sizes[item.size], price: formatRupees(item.rupees) }),
  }));

  return (
    <article
      id={product}
      aria-labelledby={`${product}-name`}
      className="card flex flex-col overflow-hidden"
    >
      <Picture
        id={product}
        alt={copy.pictures[product]}
        sizes="(min-width: 1100px) 352px, (min-width: 480px) 50vw, calc(100vw - 2.5rem)"
        eager={isFirst}
        className="aspect-4/5 w-full"
      />
      <div className="flex flex-1 flex-col p-5">
        <h2 id={`${product}-name`} className="font-display text-title">
          {copy.products[product]}
        </h2>
        <p className="mt-1 mb-5">{copy.descriptions[product]}</p>
        <AddToCart
          product={product}
          options={options}
          label={copy.shop.size}
          button={copy.shop.add}
        />
      </div>
    </article>
  );
}
