import type { ProductProps } from "@/components/catalogue/size-form-or-sold-out";
import { itemsOf } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/money";

/** All sizes of a product at a glance, each with its price. */
export function SizeList({ product, copy, config }: ProductProps) {
  return (
    <section aria-labelledby="sizes">
      <h2 id="sizes" className="strong">
        {copy.product.sizes}
      </h2>
      <ul className="size-list">
        {itemsOf(product).map((item) => (
          <li key={item.id}>
            <span className="text-small text-ink-soft">{copy.sizes[item.size]}</span>{" "}
            <span className="text-title strong figures">{formatRupees(item.rupees)}</span>
            {config.soldOut.includes(item.id) && (
              <span className="text-small strong"> {copy.soldOut.label}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
