import { config, getCopy, metadataOf } from "@/components/content";
import { GoodsFrame } from "@/components/order/frame";
import { SizeForm } from "@/components/order/size-form";
import { CallLink, ChatLink, PageLink } from "@/components/ui/links";
import { OwnerNotes } from "@/components/ui/notes";
import { Picture } from "@/components/ui/picture";
import { allItems, products } from "@/lib/shop/catalogue";

export const generateMetadata = metadataOf("products");

export default async function Page() {
  const copy = await getCopy();
  const { language, productNames, productsPage: words, productSentences } = copy;
  const isAllSoldOut = config.SOLD_OUT.length === allItems.length;
  return (
    <GoodsFrame page="products">
      <div className="page-width section max-sm:pt-4">
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <h1 className="font-display text-heading">{words.heading}</h1>
          <ChatLink
            message={words.question.text}
            about={words.question.about}
            className="card-link sm:-my-3"
          />
        </div>
        {isAllSoldOut && <p className="mt-3">{copy.soldOut.all}</p>}
        {!isAllSoldOut && <p className="mt-1 sm:mt-3 noscript:hidden">{words.intro}</p>}
        <OwnerNotes notes={config[language].ownerNotes} />
        <p className="mt-3 hidden noscript:block">
          {!isAllSoldOut && <span>{`${words.plainIntro} `}</span>}
          <CallLink className="card-link" />
          <span>{", "}</span>
          <ChatLink text={copy.buttons.chat} />
        </p>
        <div className="mt-5 grid grid-cols-1 gap-4 sm:mt-8 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 lg:gap-8">
          {products.map(({ id }, index) => (
            <article
              key={id}
              id={id}
              aria-labelledby={`${id}-name`}
              className="card flex flex-col overflow-hidden"
            >
              {/* One link covers picture, name and description, but not the form below. */}
              <div className="group relative max-sm:flex max-sm:flex-wrap">
                <Picture
                  id={id}
                  sizes="(min-width: 1100px) 355px, (min-width: 480px) 44vw, 38vw"
                  eager={index === 0}
                  className="aspect-4/5 max-sm:grow max-sm:basis-2/5"
                />
                <div className="px-5 pt-5 max-sm:grow-999 max-sm:basis-36 max-sm:px-4 max-sm:pt-4">
                  <h2 id={`${id}-name`} className="small-heading">
                    <PageLink to={id} className="cover-link" text={productNames[id]} />
                  </h2>
                  <p className="mt-1">{productSentences[id]}</p>
                </div>
              </div>
              <div className="flex flex-1 flex-col p-5 max-sm:p-3">
                <SizeForm product={id} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </GoodsFrame>
  );
}
