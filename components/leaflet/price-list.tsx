import { BilingualText, type Copies } from "@/components/leaflet/bilingual-text";
import { itemsOf, products, type ProductId } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/money";
import { itemsLeft } from "@/lib/shop/stock";

interface Prices {
  readonly copies: Copies;
  /** Ids of items. */
  readonly soldOut: readonly string[];
}

/** Every product with all its sizes and prices. */
export function PriceList({ copies, soldOut }: Prices) {
  const [{ leaflet }] = copies;
  return (
    <section aria-labelledby="prices" className="leaflet-products">
      <h2 id="prices" className="sr-only">
        {leaflet.prices}
      </h2>
      {products.map(({ id }) => (
        <ProductPrices key={id} product={id} copies={copies} soldOut={soldOut} />
      ))}
    </section>
  );
}

/** The prices of one product. If all its sizes are sold out, it says so once. */
function ProductPrices({ product, copies, soldOut }: Prices & { product: ProductId }) {
  const isLeft = itemsLeft(product, soldOut).length > 0;
  const soldOutLabel = <BilingualText copies={copies} text={(copy) => copy.soldOut.label} />;
  return (
    <section aria-labelledby={product} className="leaflet-product">
      <div className="leaflet-name">
        <h3 id={product} className="small-heading">
          <BilingualText copies={copies} text={(copy) => copy.products[product]} />
        </h3>
        {!isLeft && <p className="leaflet-sold-out">{soldOutLabel}</p>}
      </div>
      <dl className="leaflet-sizes grid">
        {itemsOf(product).map((item) => (
          <div key={item.id}>
            <dt>
              <BilingualText copies={copies} text={(copy) => copy.sizes[item.size]} />
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
