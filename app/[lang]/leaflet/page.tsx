import "@/app/leaflet.css";
import { Frame } from "@/components/layout/frame";
import { Bilingual } from "@/components/leaflet/bilingual";
import { QrCode } from "@/components/leaflet/qr-code";
import { getShop } from "@/components/shop";
import { Logo, MithilaBand } from "@/components/ui/drawings";
import { PrintButton } from "@/components/ui/print";
import { otherCopy } from "@/lib/copy";
import { fill } from "@/lib/order/text";
import { pathTo, typedAddress, wholeAddress } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { itemsLeft, itemsOf, products } from "@/lib/shop/catalogue";
import { formatPhone, formatRupees } from "@/lib/shop/format";
import { callLink, chatLink } from "@/lib/shop/links";

const steps = ["scan", "choose", "send"] as const;

export const generateMetadata = async () => pageMetadata(await getShop(), "leaflet");

/** A page to print: products, prices, and how to order, in both languages, that of the page first. */
export default async function Page() {
  const { copy, config } = await getShop();
  const { brand, footer, language, leaflet } = copy;
  const second = otherCopy(copy);
  const address = wholeAddress(config.siteUrl, pathTo(language, "home"));
  const typed = typedAddress(address);
  const soldOut = <Bilingual text={(words) => words.soldOut.label} />;
  const imprint = [
    `${footer.office}: ${config.officeAddress[language].join(", ")}`,
    `${footer.farm}: ${config.farmAddress[language].join(", ")}`,
    config.legalName[language],
    config.fssaiLicence && fill(footer.licence, { number: config.fssaiLicence }),
  ].filter((line) => line !== undefined);

  return (
    <Frame className="leaflet-page">
      <div className="leaflet-toolbar mx-auto flex min-h-12 w-full flex-wrap items-center justify-between print:hidden">
        <p>{leaflet.intro}</p>
        <PrintButton text={leaflet.print} />
      </div>
      <article aria-labelledby="brand" className="leaflet">
        <MithilaBand />
        <header className="leaflet-head flex flex-wrap items-center">
          <Logo className="leaflet-logo shrink-0 text-terracotta-dark" />
          <div>
            <h1 id="brand" className="font-display text-terracotta-dark">
              {brand.native ? (
                <>
                  <span lang="hi" className="native-name">
                    {brand.native}
                  </span>
                  <span className="leaflet-dot"> · </span>
                  <span>{brand.name}</span>
                </>
              ) : (
                <>
                  <span>{brand.name}</span>
                  <span className="leaflet-dot"> · </span>
                  <span lang={second.language}>{second.brand.name}</span>
                </>
              )}
            </h1>
            <p className="strong">
              <Bilingual text={({ home }) => home.tagline} />
            </p>
          </div>
        </header>

        <section aria-labelledby="prices" className="leaflet-products">
          <h2 id="prices" className="sr-only">
            {leaflet.prices}
          </h2>
          {products.map(({ id }) => {
            const isLeft = itemsLeft(id, config.soldOut).length > 0;
            return (
              <section key={id} aria-labelledby={id} className="leaflet-product">
                <div className="leaflet-name">
                  <h3 id={id} className="small-heading">
                    <Bilingual text={(words) => words.products[id].name} />
                  </h3>
                  {!isLeft && <p className="leaflet-sold-out">{soldOut}</p>}
                </div>
                <dl className="leaflet-sizes grid">
                  {itemsOf(id).map((item) => (
                    <div key={item.id}>
                      <dt>
                        <Bilingual text={({ sizes }) => sizes[item.size]} />
                      </dt>
                      <dd className="figures">{formatRupees(item.rupees)}</dd>
                      {isLeft && config.soldOut.includes(item.id) && (
                        <dd className="leaflet-sold-out">{soldOut}</dd>
                      )}
                    </div>
                  ))}
                </dl>
              </section>
            );
          })}
        </section>

        <p className="leaflet-delivery text-center strong">
          <Bilingual text={({ home }) => home.services.delivery.text} />
        </p>

        <div className="leaflet-order">
          <div className="leaflet-scan text-center">
            <QrCode text={address} label={fill(leaflet.qrCode, { address: typed })} />
            <p className="leaflet-address wrap-anywhere">{typed}</p>
          </div>
          <section aria-labelledby="how-to-order">
            <h2 id="how-to-order" className="small-heading">
              <Bilingual text={(words) => words.leaflet.howToOrder} />
            </h2>
            <ol className="leaflet-steps grid">
              {steps.map((step) => (
                <li key={step}>
                  <Bilingual text={(words) => words.leaflet.steps[step]} />
                </li>
              ))}
            </ol>
          </section>
        </div>

        <dl className="leaflet-numbers grid wrap-anywhere figures">
          <div>
            <dt>
              <Bilingual text={(words) => words.leaflet.whatsapp} />
            </dt>
            <dd>
              <a
                href={chatLink(config.whatsapp, copy.contact.greeting)}
                target="_blank"
                rel="noopener"
                className="text-link"
              >
                {formatPhone(`+${config.whatsapp}`)}
              </a>
            </dd>
          </div>
          <div>
            <dt>
              <Bilingual text={(words) => words.leaflet.call} />
            </dt>
            <dd>
              <a href={callLink(config.phone)} className="text-link">
                {config.phone}
              </a>
            </dd>
          </div>
        </dl>

        <ul className="leaflet-imprint flex flex-wrap wrap-anywhere">
          {imprint.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <MithilaBand />
      </article>
    </Frame>
  );
}
