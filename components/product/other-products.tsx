import type { ProductProps } from "@/components/catalogue/size-form";
import { Arrow } from "@/components/pictures/arrow";
import { Picture } from "@/components/pictures/picture";
import { products, type ProductId, lowestPrice } from "@/lib/shop/catalogue";
import { fill } from "@/lib/order/text";
import { formatRupees } from "@/lib/shop/format";
import { pathTo, productPath } from "@/lib/paths";

/** The other products as small cards, and a link to all of them. */
export function OtherProducts({ product, copy, config }: ProductProps) {
  const words = copy.product;
  const priceFrom = (id: ProductId) => {
    const rupees = lowestPrice(id, config.soldOut);
    if (rupees === undefined) return copy.soldOut.label;
    return fill(words.from, { price: formatRupees(rupees) });
  };
  return (
    <section aria-labelledby="others" className="page-width section print:hidden">
      <h2 id="others" className="font-display text-heading">
        {words.others}
      </h2>
      <ul className="small-cards mt-8 grid gap-4 md:gap-6 lg:gap-4">
        {products
          .filter(({ id }) => id !== product)
          .map(({ id }) => (
            <li key={id} className="card linked-card flex flex-col overflow-hidden">
              <Picture
                id={id}
                alt=""
                sizes="(min-width: 1100px) 174px, (min-width: 768px) 29vw, 43vw"
                className="aspect-4/5"
              />
              <div className="flex flex-1 flex-col justify-between gap-1 p-4 lg:p-3">
                <a href={productPath(copy.language, id)} className="whole-card strong">
                  {copy.products[id].name}
                </a>
                <p className="text-small text-ink-soft figures">{priceFrom(id)}</p>
              </div>
            </li>
          ))}
        <li className="card linked-card grid place-items-center bg-turmeric-pale p-4 text-center">
          <a href={pathTo(copy.language, "products")} className="whole-card strong">
            {words.all} <Arrow direction="right" />
          </a>
        </li>
      </ul>
    </section>
  );
}
