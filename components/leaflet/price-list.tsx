import { BilingualText } from "@/components/leaflet/bilingual-text";
import { itemsOf, products, type ProductId, itemsLeft } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import type { Shop } from "@/lib/shop/config";

/** Every product with all its sizes and prices. */
export function PriceList({ copy, config }: Shop) {
  return (
    <section aria-labelledby="prices" className="leaflet-products">
      <h2 id="prices" className="sr-only">
        {copy.leaflet.prices}
      </h2>
      {products.map(({ id }) => (
        <ProductPrices key={id} product={id} copy={copy} config={config} />
      ))}
    </section>
  );
}

/** The prices of one product. If all its sizes are sold out, it says so once. */
function ProductPrices({ product, copy, config: { soldOut } }: Shop & { product: ProductId }) {
  const isLeft = itemsLeft(product, soldOut).length > 0;
  const soldOutLabel = <BilingualText copy={copy} text={(words) => words.soldOut.label} />;
  return (
    <section aria-labelledby={product} className="leaflet-product">
      <div className="leaflet-name">
        <h3 id={product} className="small-heading">
          <BilingualText copy={copy} text={({ products: names }) => names[product].name} />
        </h3>
        {!isLeft && <p className="leaflet-sold-out">{soldOutLabel}</p>}
      </div>
      <dl className="leaflet-sizes grid">
        {itemsOf(product).map((item) => (
          <div key={item.id}>
            <dt>
              <BilingualText copy={copy} text={({ sizes }) => sizes[item.size]} />
            </dt>
            <dd className="figures">{formatRupees(item.rupees)}</dd>
            {isLeft && soldOut.includes(item.id) && (
              <dd className="leaflet-sold-out">{soldOutLabel}</dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
