import { Both, type Copies } from "@/components/leaflet/both";
import { itemsOf, products } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/money";

/** Every product with all its sizes and prices. */
export function PriceList({ copies }: { copies: Copies }) {
  const [{ leaflet }] = copies;
  return (
    <section aria-labelledby="prices" className="leaflet-products">
      <h2 id="prices" className="sr-only">
        {leaflet.prices}
      </h2>
      {products.map(({ id }) => (
        <section key={id} aria-labelledby={id} className="leaflet-product">
          <h3 id={id}>
            <Both copies={copies} text={(copy) => copy.products[id]} />
          </h3>
          <dl className="leaflet-sizes">
            {itemsOf(id).map((item) => (
              <div key={item.id}>
                <dt>
                  <Both copies={copies} text={(copy) => copy.sizes[item.size]} />
                </dt>
                <dd>{formatRupees(item.rupees)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
