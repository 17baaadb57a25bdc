import { config, getCopy, metadataOf } from "@/components/content";
import { Frame, Section } from "@/components/layout/frame";
import { LandingHeader } from "@/app/[lang]/header";
import { Button } from "@/components/ui/button";
import { CallLink, ChatLink, PageLink } from "@/components/ui/links";
import { NewTabLink } from "@/components/ui/new-tab";
import { Picture } from "@/components/ui/picture";
import { Popup, PopupContent } from "@/components/ui/popup";
import { planMessage } from "@/lib/order/message";
import { itemsLeft, products, type Item } from "@/lib/shop/catalogue";
import { badges, features, subscriptionPlans } from "@/lib/shop/facts";
import { fill, formatRupees } from "@/lib/shop/format";

export const generateMetadata = metadataOf("home");

/** The landing page. The login page shows it, too, behind its card. */
export default async function Page({ page = "home" }: { page?: "home" | "login" }) {
  const { PHONE, SOLD_OUT, SUBSCRIBE_URL } = config;
  const copy = await getCopy();
  const { buttons, contact, home, productNames, units } = copy;
  const { heritage, services, subscribe } = home;
  const plans = subscriptionPlans.map((plan) => services.subscriptions.plans[plan]);
  const prices = products.map(({ id }) => ({ id, items: itemsLeft(id, SOLD_OUT) }));
  const sizeOf = ({ milliliters, grams }: Item) => {
    if (milliliters > 0) return fill(units.liters, { amount: milliliters / 1000 });
    if (grams < 1000) return fill(units.grams, { amount: grams });
    return fill(units.kilos, { amount: grams / 1000 });
  };
  const close = (
    <Button look="quiet" data-action="close" className="noscript:hidden" text={buttons.close} />
  );
  return (
    <Frame page={page} header={<LandingHeader page={page} />}>
      {/* The picture fades into the background, whose colour `photo-hero-tall` sets: upwards, or beside the words to the left. */}
      <section className="photo-hero-tall md:grid md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:relative lg:block">
        <div className="px-gutter pt-8 pb-2 md:self-center md:pb-8 lg:absolute lg:top-0 lg:left-[max(0px,(100%-76rem)/2)] lg:z-1 lg:max-w-164 lg:pt-18 hindi:lg:pt-10">
          <p className="text-lead text-terracotta-dark md:max-lg:text-balance">{home.tagline}</p>
          <h1 className="mt-3 font-display text-display md:max-lg:text-[2.75rem] hindi:lg:leading-[1.3]">
            {home.headline}
          </h1>
          <p className="mt-4 text-lead md:max-lg:text-balance lg:max-w-[min(20rem,26vw)]">
            {home.purity}
          </p>
          {/* Without prefetch, which would cost every first visit 19 KB. */}
          <PageLink to="products" prefetch={false} className="button primary mt-6">
            {home.order}
          </PageLink>
        </div>
        <Picture
          id="hero-tall"
          wide="hero-wide"
          sizes="(min-width: 768px) 48vw, 99vw"
          eager
          className="aspect-square mask-[linear-gradient(transparent,black_22%)] md:aspect-4/5 md:min-h-full md:max-w-full md:mask-[linear-gradient(to_right,transparent,black_22%)] lg:ml-auto lg:aspect-video lg:max-h-176 lg:min-h-0 lg:w-full lg:max-w-7xl lg:max-[1281px]:mask-none"
        />
      </section>
      <div className="band" />

      {/* Every product with the price of each of its sizes, as a link: what one wants to know before all else. */}
      <ul
        aria-label={copy.productsPage.heading}
        className="page-width grid grid-cols-2 gap-x-4 pt-2 md:grid-cols-3 md:pt-6"
      >
        {prices.map(({ id, items }) => (
          <li key={id} className="border-b border-line">
            <PageLink
              to={id}
              prefetch={false}
              className="block h-full min-h-12 py-1 text-[0.8125rem]/4.5 text-ink-soft tabular-nums hover:underline md:py-2 md:text-small"
            >
              <span className="block text-small/5 font-semibold text-ink">{`${productNames[id]} `}</span>
              {items.length === 0 && copy.soldOut.label}
              {items.map((item) => (
                <span key={item.id} className="mr-2 inline-block">
                  {`${sizeOf(item)} `}
                  <span className="text-ink">{`${formatRupees(item.rupees)} `}</span>
                </span>
              ))}
            </PageLink>
          </li>
        ))}
      </ul>

      <Section id="features" heading={home.featuresHeading} isHeadingHidden>
        <ul className="grid grid-cols-1 gap-4 md:fit-3 md:gap-6">
          {features.map((feature) => (
            <li
              key={feature}
              className="card p-[24px] before:mb-4 before:block before:h-1 before:w-10 before:bg-turmeric"
            >
              <h3 className="small-heading">{home.features[feature].heading}</h3>
              <p className="mt-2">{home.features[feature].text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <section aria-labelledby="heritage" className="bg-milk">
        <div className="page-width section grid grid-cols-1 items-center gap-8 lg:grid-cols-[1.3fr_1fr] lg:gap-14">
          <Picture id="heritage" className="aspect-8/5 rounded-card" />
          <div>
            <h2 id="heritage" className="font-display text-heading">
              {heritage.heading}
            </h2>
            <p className="mt-4 max-w-prose">{heritage.text}</p>
            <PageLink to="about" part="#our-story" className="button secondary mt-6">
              {heritage.link}
            </PageLink>
          </div>
        </div>
      </section>

      <Section id="services" heading={services.heading}>
        <div className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2">
          <div className="card overflow-hidden">
            <Picture id="doorstep" className="aspect-8/5" />
            <div className="p-[24px]">
              <h3 className="small-heading">{services.delivery.heading}</h3>
              <p className="mt-2">{services.delivery.text}</p>
            </div>
          </div>
          <div className="card flex flex-col p-[24px]">
            <h3 className="small-heading">{services.subscriptions.heading}</h3>
            <p className="mt-2">{services.subscriptions.text}</p>
            <ul role="list" className="mt-4 grid flex-1 divide-y divide-line">
              {plans.map(({ name, text }) => (
                <li
                  key={name}
                  className="flex flex-col justify-between gap-x-4 pt-4 pb-1 *:last:shrink-0 sm:flex-row sm:items-center sm:pb-4"
                >
                  <div>
                    <p className="small-heading text-terracotta-dark">{name}</p>
                    <p>{text}</p>
                  </div>
                  <ChatLink message={planMessage(copy, name)} about={name} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>

      <div className="bg-milk">
        <Section id="badges" heading={home.badgesHeading} isHeadingHidden>
          <ul role="list" className="flex flex-wrap justify-center gap-y-8">
            {badges.map((badge) => (
              <li
                key={badge}
                className="flex w-1/3 min-w-20 flex-col items-center px-1 text-center md:w-1/5"
              >
                {/* Browsers keep it for ever: a badge that changes needs another number. */}
                <img
                  src={`/pictures/badge-${badge}-1.svg`}
                  alt=""
                  fetchPriority="low"
                  className="aspect-square w-24"
                />
                <span className="mt-3 text-small font-semibold">{home.badges[badge]}</span>
              </li>
            ))}
          </ul>
        </Section>
      </div>

      <Section id="subscribe" heading={subscribe.heading} className="text-center">
        <p className="mx-auto mt-4 max-w-prose text-balance">{subscribe.text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <NewTabLink href={SUBSCRIBE_URL} text={subscribe.subscribe} className="button primary" />
          <button type="button" data-action="contact" className="button secondary noscript:hidden">
            {contact.title}
          </button>
        </div>
        {/* Without scripts it is a part of the page. */}
        <Popup
          names={["contact"]}
          id="contact"
          className="noscript:not-open:static noscript:not-open:mt-3 noscript:not-open:block noscript:not-open:rounded-popup"
        >
          <PopupContent id="contact" title={contact.title} actions={close}>
            <p id="contact-text">{contact.text}</p>
            <div className="mt-5 grid gap-3">
              <ChatLink text={buttons.chat} className="button primary" />
              <CallLink className="button secondary">{buttons.call}</CallLink>
              <p className="text-center text-small text-ink-soft">{PHONE}</p>
            </div>
          </PopupContent>
        </Popup>
      </Section>
    </Frame>
  );
}
