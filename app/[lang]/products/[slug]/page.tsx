import { config, getCopy, metadataOf } from "@/components/content";
import { Section } from "@/components/layout/frame";
import { GoodsFrame } from "@/components/order/frame";
import { SizeForm } from "@/components/order/size-form";
import { ChatLink, PageLink } from "@/components/ui/links";
import { Arrow } from "@/components/ui/drawings";
import { Picture } from "@/components/ui/picture";
import { ShareButton } from "@/components/ui/share";
import { planMessage } from "@/lib/order/message";
import { pathTo } from "@/lib/paths";
import { findProduct, lowestPrice, products, type ProductId } from "@/lib/shop/catalogue";
import { subscriptionPlans } from "@/lib/shop/facts";
import { fill, formatRupees } from "@/lib/shop/format";

type Props = PageProps<"/[lang]/products/[slug]">;

export const dynamicParams = false;
export const generateStaticParams = () => products.map(({ id }) => ({ slug: id }));

export async function generateMetadata({ params }: Props) {
  return metadataOf(findProduct((await params).slug).id)();
}

export default async function Page({ params }: Props) {
  const { id, hasPlans } = findProduct((await params).slug);
  const copy = await getCopy();
  const { nav, productNames, productPage: words, productsPage, refund } = copy;
  const { plans } = copy.home.services.subscriptions;
  const planNames = subscriptionPlans.map((plan) => plans[plan].name);
  const sentence = copy.productSentences[id];
  const name = productNames[id];
  const shared = {
    text: fill(words.shareText, { product: name, sentence }),
    url: config.SITE_URL + pathTo(copy.language, id),
  };
  const others = products.filter((each) => each.id !== id);
  const priceOrSoldOut = (other: ProductId) => {
    const rupees = lowestPrice(other, config.SOLD_OUT);
    if (rupees === undefined) return copy.soldOut.label;
    return fill(words.from, { price: formatRupees(rupees) });
  };
  return (
    <GoodsFrame page={id}>
      <div className="page-width">
        <nav aria-label={words.trail} className="print:hidden sm:low:hidden">
          <ol className="flex flex-wrap items-center text-small *:inline-flex *:min-h-12 *:items-center *:not-first:before:mx-2.5 *:not-first:before:text-ink-soft *:not-first:before:content-['›'_/_''] md:py-2">
            <li>
              <PageLink to="home" className="card-link min-w-6" text={nav.home} />
            </li>
            <li>
              <PageLink to="products" className="card-link min-w-6" text={productsPage.heading} />
            </li>
            <li aria-current="page" className="max-sm:hidden">
              {name}
            </li>
          </ol>
        </nav>
        <article
          aria-labelledby={`${id}-name`}
          className="grid grid-cols-1 gap-5 md:grid-cols-2 md:items-start md:gap-[clamp(2rem,5vw,4rem)] sm:low:grid-cols-[2fr_3fr] sm:low:gap-6 sm:low:pt-3"
        >
          <div className="-mx-gutter md:sticky md:top-22 md:mx-0 sm:low:mx-0">
            <Picture
              id={id}
              sizes="(min-width: 1100px) 536px, (min-width: 768px) 44vw, (min-width: 480px) and (max-height: 448px) 37vw, 99vw"
              eager
              className="aspect-10/9 w-full max-md:max-h-[max(44svh,16rem)] md:rounded-card md:not-low:aspect-4/5 sm:low:rounded-card"
            />
          </div>
          <div className="grid content-start gap-4 md:not-low:gap-6 low:gap-2">
            <h1
              id={`${id}-name`}
              className="font-display text-heading md:not-low:-order-2 md:not-low:text-display"
            >
              {name}
            </h1>
            {/* In the order of phones, since a page that has half arrived must not move. Wide screens reorder it. */}
            <SizeForm product={id} asRadios />
            {/* On phones, upright or on their side, below Add to Cart, which has to be on the first screen. */}
            <div className="md:not-low:-order-1 md:not-low:-mt-3">
              <p className="text-lead">{sentence}</p>
              <p className="mt-3">{copy.productTexts[id]}</p>
            </div>
            <ShareButton button={copy.buttons.share} shared={shared} words={copy.copying} />
            {hasPlans && (
              <section aria-labelledby="plans">
                <h2 id="plans" className="font-semibold">
                  {words.plans}
                </h2>
                <ul role="list" className="mt-2 divide-y divide-line">
                  {planNames.map((plan) => (
                    <li key={plan} className="flex flex-wrap items-center justify-between gap-x-4">
                      <span>{plan}</span>
                      <ChatLink message={planMessage(copy, plan, name)} about={plan} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <section aria-labelledby="delivery-facts">
              <h2 id="delivery-facts" className="font-semibold">
                {words.delivery.heading}
              </h2>
              <ul className="policy-rules">
                {words.delivery.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
              <PageLink to="refund" className="card-link" text={refund.heading} />
            </section>
          </div>
        </article>
      </div>
      <div className="band mt-14 text-turmeric" />
      <Section id="others" heading={words.others} className="print:hidden">
        <ul role="list" className="mt-8 grid fit-2 gap-4 md:fit-3 md:gap-6 lg:fit-6 lg:gap-4">
          {others.map(({ id }) => (
            <li key={id} className="card group relative flex flex-col overflow-hidden">
              <Picture
                id={id}
                isDecoration
                sizes="(min-width: 1100px) 174px, (min-width: 768px) 29vw, 43vw"
                className="aspect-4/5"
              />
              <div className="flex flex-1 flex-col justify-between gap-1 p-4 lg:p-3">
                <PageLink to={id} className="cover-link font-semibold" text={productNames[id]} />
                <p className="text-small text-ink-soft tabular-nums">{priceOrSoldOut(id)}</p>
              </div>
            </li>
          ))}
          <li className="card group relative grid place-items-center bg-turmeric-pale p-4 text-center">
            <PageLink to="products" className="cover-link font-semibold">
              <span>{`${words.all} `}</span>
              <Arrow direction="right" />
            </PageLink>
          </li>
        </ul>
      </Section>
    </GoodsFrame>
  );
}
