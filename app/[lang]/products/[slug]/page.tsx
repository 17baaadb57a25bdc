import Link from "next/link";
import { SizeForm } from "@/components/catalogue/size-form";
import { AskLink } from "@/components/contact/ask";
import { ShopFrame } from "@/components/layout/frame";
import { JsonLd } from "@/components/layout/json-ld";
import { getShop } from "@/components/shop";
import { Arrow, MithilaBand } from "@/components/ui/drawings";
import { Picture } from "@/components/ui/picture";
import { ShareButton } from "@/components/ui/share";
import { fill } from "@/lib/order/text";
import { pathTo, productPath } from "@/lib/paths";
import { productMetadata } from "@/lib/seo/metadata";
import {
  asProduct,
  itemsOf,
  lowestPrice,
  products,
  subscriptionProducts,
  type ProductId,
} from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";

type Props = PageProps<"/[lang]/products/[slug]">;

export const dynamicParams = false;
export const generateStaticParams = () => products.map(({ id }) => ({ slug: id }));

export async function generateMetadata({ params }: Props) {
  return productMetadata(await getShop(), asProduct((await params).slug));
}

export default async function Page({ params }: Props) {
  const id = asProduct((await params).slug);
  const { copy, config } = await getShop();
  const { language, product: words } = copy;
  const { name, sentence, text, alt } = copy.products[id];
  const path = productPath(language, id);
  const allProducts = pathTo(language, "products");

  return (
    <ShopFrame back={allProducts}>
      <div className="page-width">
        <nav aria-label={words.trail} className="breadcrumb print:hidden">
          <ol>
            <li>
              <Link href={pathTo(language, "home")}>{copy.nav.home}</Link>
            </li>
            <li>
              <Link href={allProducts}>{copy.shop.heading}</Link>
            </li>
            <li aria-current="page">{name}</li>
          </ol>
        </nav>
        <article aria-labelledby={`${id}-name`} className="product">
          <div className="product-picture">
            <Picture
              id={id}
              alt={alt}
              sizes="(min-width: 1100px) 536px, (min-width: 768px) 44vw, 99vw"
              eager
              className="aspect-square md:aspect-4/5 md:rounded-card"
            />
          </div>
          <div className="grid content-start gap-6">
            <div>
              <h1 id={`${id}-name`} className="font-display text-display">
                {name}
              </h1>
              <p className="mt-3 text-lead">{sentence}</p>
              <p className="mt-3">{text}</p>
            </div>
            <section aria-labelledby="sizes">
              <h2 id="sizes" className="strong">
                {words.sizes}
              </h2>
              <ul className="size-list">
                {itemsOf(id).map((item) => (
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
            <div className="grid gap-3">
              <SizeForm product={id} />
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
            {subscriptionProducts.includes(id) && (
              <p>
                {words.plans.text}{" "}
                <AskLink
                  text={copy.contact.ask}
                  about={words.plans.text}
                  question={fill(words.plans.question, { product: name })}
                  className="card-link"
                />
              </p>
            )}
            <section aria-labelledby="delivery-facts">
              <h2 id="delivery-facts" className="strong">
                {words.delivery.heading}
              </h2>
              <ul className="policy-rules">
                {words.delivery.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
              <Link href={pathTo(language, "refund")} className="card-link">
                {copy.footer.refund}
              </Link>
            </section>
          </div>
        </article>
      </div>
      <MithilaBand className="mt-14 text-turmeric" />
      <OtherProducts product={id} />
      <JsonLd of={id} />
    </ShopFrame>
  );
}

/** The other products as small cards, and a link to all of them. */
async function OtherProducts({ product }: { product: ProductId }) {
  const { copy, config } = await getShop();
  const { language, product: words } = copy;
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
                <Link href={productPath(language, id)} className="whole-card strong">
                  {copy.products[id].name}
                </Link>
                <p className="text-small text-ink-soft figures">{priceFrom(id)}</p>
              </div>
            </li>
          ))}
        <li className="card linked-card grid place-items-center bg-turmeric-pale p-4 text-center">
          <Link href={pathTo(language, "products")} className="whole-card strong">
            {words.all} <Arrow direction="right" />
          </Link>
        </li>
      </ul>
    </section>
  );
}
