import { Breadcrumb } from "@/components/product/breadcrumb";
import { OtherProducts } from "@/components/product/other-products";
import type { ProductProps } from "@/components/catalogue/size-form";
import { SizeFormOrSoldOut } from "@/components/catalogue/size-form-or-sold-out";
import { AskOnWhatsAppLink } from "@/components/contact/ask-on-whatsapp-link";
import { PageFrameWithCart } from "@/components/layout/page-frame-with-cart";
import { MithilaBand } from "@/components/pictures/mithila-band";
import { Picture } from "@/components/pictures/picture";
import { ShareButton } from "@/components/ui/share-button";
import type { Shop } from "@/lib/shop/config";
import { fill } from "@/lib/order/text";
import { pathTo, productPath } from "@/lib/paths";
import { itemsOf, subscriptionProducts } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";

/** The page of one product: description, sizes, and links to the other products. */
export function ProductPage({ product, copy, config }: ProductProps) {
  const words = copy.product;
  const { name, sentence, text, alt } = copy.products[product];
  const path = productPath(copy.language, product);

  return (
    <PageFrameWithCart
      copy={copy}
      config={config}
      path={path}
      back={pathTo(copy.language, "products")}
    >
      <div className="page-width">
        <Breadcrumb copy={copy} name={name} />
        <article aria-labelledby={`${product}-name`} className="product">
          <div className="product-picture">
            <Picture
              id={product}
              alt={alt}
              sizes="(min-width: 1100px) 536px, (min-width: 768px) 44vw, 99vw"
              eager
              className="aspect-square md:aspect-4/5 md:rounded-card"
            />
          </div>
          <div className="grid content-start gap-6">
            <div>
              <h1 id={`${product}-name`} className="font-display text-display">
                {name}
              </h1>
              <p className="mt-3 text-lead">{sentence}</p>
              <p className="mt-3">{text}</p>
            </div>
            <SizeList product={product} copy={copy} config={config} />
            <div className="grid gap-3">
              <SizeFormOrSoldOut product={product} copy={copy} config={config} />
              <ShareButton
                button={copy.share.button}
                shared={{
                  title: name,
                  text: fill(words.shareText, { product: name, sentence }),
                  url: `${config.siteUrl}${path}`,
                }}
                words={copy.share}
              />
            </div>
            {subscriptionProducts.includes(product) && (
              <SubscriptionPlans copy={copy} config={config} name={name} />
            )}
            <DeliveryFacts copy={copy} />
          </div>
        </article>
      </div>
      <MithilaBand className="mt-14 text-turmeric" />
      <OtherProducts product={product} copy={copy} config={config} />
    </PageFrameWithCart>
  );
}

/** Says that one can subscribe to the product, with a link to ask. */
function SubscriptionPlans({ copy, config, name }: Shop & { name: string }) {
  const { text, question } = copy.product.plans;
  return (
    <p>
      {text}{" "}
      <AskOnWhatsAppLink
        text={copy.contact.ask}
        about={text}
        question={fill(question, { product: name })}
        whatsapp={config.whatsapp}
        className="card-link"
      />
    </p>
  );
}

/** When and where the dairy delivers, with a link to the whole policy. */
function DeliveryFacts({ copy }: Pick<Shop, "copy">) {
  const { heading, rules } = copy.product.delivery;
  return (
    <section aria-labelledby="delivery-facts">
      <h2 id="delivery-facts" className="strong">
        {heading}
      </h2>
      <ul className="policy-rules">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <a href={pathTo(copy.language, "refund")} className="card-link">
        {copy.footer.refund}
      </a>
    </section>
  );
}

/** All sizes of a product at a glance, each with its price. */
function SizeList({ product, copy, config }: ProductProps) {
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
