import { PageFrame } from "@/components/layout/page-frame";
import { buttonClass } from "@/components/ui/button-class";
import { MithilaBand } from "@/components/pictures/mithila-band";
import { Picture } from "@/components/pictures/picture";
import { elementIds } from "@/components/layout/element-ids";
import { benefits, goods } from "@/lib/shop/facts";
import type { Shop } from "@/lib/shop/config";
import { pathTo, productPath } from "@/lib/paths";
import { AskOnWhatsAppLink } from "@/components/contact/ask-on-whatsapp-link";
import { fill } from "@/lib/order/text";

/** The about page: hero, Our Story, Our Products, Why Choose. */
export function AboutPage({ copy, config }: Shop) {
  const { about } = copy;
  return (
    <div className="paper-texture flex flex-1 flex-col">
      <PageFrame copy={copy} config={config} page="about">
        <section className="page-width section grid grid-cols-1 items-center gap-8 lg:grid-cols-[1fr_1.2fr] lg:gap-14">
          <div>
            <h1 className="font-display text-display">{about.heading}</h1>
            <p className="mt-5 max-w-prose text-lead">{about.intro}</p>
          </div>
          <Picture
            id="heritage"
            alt={copy.pictures.heritage}
            sizes="(min-width: 1100px) 610px, 88vw"
            eager
            className="aspect-8/5 rounded-card"
          />
        </section>
        <MithilaBand />
        <section
          id={elementIds.story}
          aria-labelledby="story-heading"
          className="page-width section beside"
        >
          <h2 id="story-heading" className="font-display text-heading">
            {about.story.heading}
          </h2>
          <div className="grid max-w-prose gap-5 text-lead">
            {about.story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section aria-labelledby="goods" className="page-width section">
          <h2 id="goods" className="font-display text-heading">
            {about.goods.heading}
          </h2>
          <ul className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6">
            {goods.map((good) => (
              <WhatWeMakeCard key={good.id} good={good} copy={copy} config={config} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="why" className="page-width section beside">
          <h2 id="why" className="font-display text-heading">
            {about.why.heading}
          </h2>
          <div>
            <ol>
              {benefits.map((benefit) => (
                <li key={benefit} className="benefit text-lead">
                  {about.why.benefits[benefit]}
                </li>
              ))}
            </ol>
            <a
              href={pathTo(copy.language, "products")}
              className={`mt-8 ${buttonClass("primary")}`}
            >
              {about.order}
            </a>
          </div>
        </section>
      </PageFrame>
    </div>
  );
}

/** One of the dairy's goods, with a link to its product or to a question on WhatsApp. */
function WhatWeMakeCard({ good, copy, config }: Shop & { good: (typeof goods)[number] }) {
  const words = copy.about.goods;
  const name = words.names[good.id];
  return (
    <li className="card flex flex-col overflow-hidden">
      <Picture
        id={good.picture}
        alt={good.product ? copy.products[good.product].alt : copy.pictures[good.picture]}
        sizes="(min-width: 1100px) 360px, (min-width: 768px) 29vw, 43vw"
        className="aspect-4/5"
      />
      <div className="flex flex-1 flex-col p-4">
        <h3 className="small-heading">{name}</h3>
        {good.product ? (
          <a
            href={productPath(copy.language, good.product)}
            aria-label={`${words.order}: ${name}`}
            className="card-link"
          >
            {words.order}
          </a>
        ) : (
          <AskOnWhatsAppLink
            text={words.ask}
            about={name}
            question={fill(words.question, { good: name })}
            whatsapp={config.whatsapp}
            className="card-link"
          />
        )}
      </div>
    </li>
  );
}
