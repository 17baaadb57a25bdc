import { BilingualText } from "@/components/leaflet/bilingual-text";
import { HowToOrder } from "@/components/leaflet/how-to-order-and-qr-code";
import { PriceList } from "@/components/leaflet/price-list";
import { PrintButton } from "@/components/ui/print-button";
import { PageFrame } from "@/components/layout/page-frame";
import { MithilaBand } from "@/components/pictures/mithila-band";
import { otherCopy } from "@/lib/copy";
import type { Shop } from "@/lib/shop/config";
import { fill } from "@/lib/order/text";
import { callLink, chatLink } from "@/lib/shop/links";
import { formatPhone } from "@/lib/shop/format";
import { Logo } from "@/components/pictures/logo";

/** A page to print: products, prices, and how to order. */
export function LeafletPage({ copy, config }: Shop) {
  return (
    <PageFrame copy={copy} config={config} page="leaflet" className="leaflet-page">
      <div className="leaflet-toolbar mx-auto flex min-h-12 w-full flex-wrap items-center justify-between print:hidden">
        <p>{copy.leaflet.intro}</p>
        <PrintButton text={copy.leaflet.print} />
      </div>
      <article aria-labelledby="brand" className="leaflet">
        <MithilaBand />
        <LeafletHeader copy={copy} />
        <PriceList copy={copy} config={config} />
        <p className="leaflet-delivery text-center strong">
          <BilingualText copy={copy} text={({ home }) => home.services.delivery.text} />
        </p>
        <HowToOrder copy={copy} config={config} />
        <Numbers copy={copy} config={config} />
        <Imprint copy={copy} config={config} />
        <MithilaBand />
      </article>
    </PageFrame>
  );
}

function Numbers({ copy, config }: Shop) {
  return (
    <dl className="leaflet-numbers grid wrap-anywhere figures">
      <div>
        <dt>
          <BilingualText copy={copy} text={({ leaflet }) => leaflet.whatsapp} />
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
          <BilingualText copy={copy} text={({ leaflet }) => leaflet.call} />
        </dt>
        <dd>
          <a href={callLink(config.phone)} className="text-link">
            {config.phone}
          </a>
        </dd>
      </div>
    </dl>
  );
}

/** The addresses and the legal name of the business. */
function Imprint({ copy, config }: Shop) {
  const { footer, language } = copy;
  const lines = [
    `${footer.office}: ${config.officeAddress[language].join(", ")}`,
    `${footer.farm}: ${config.farmAddress[language].join(", ")}`,
    config.legalName[language],
    config.fssaiLicence && fill(footer.licence, { number: config.fssaiLicence }),
  ].filter((line) => line !== undefined);
  return (
    <ul className="leaflet-imprint flex flex-wrap wrap-anywhere">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The shop's name in both scripts, and its tagline. */
function LeafletHeader({ copy }: Pick<Shop, "copy">) {
  const { brand } = copy;
  const second = otherCopy(copy);
  return (
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
          <BilingualText copy={copy} text={({ home }) => home.tagline} />
        </p>
      </div>
    </header>
  );
}
