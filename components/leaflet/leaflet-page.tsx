import { BilingualText, type Copies } from "@/components/leaflet/bilingual-text";
import { PriceList } from "@/components/leaflet/price-list";
import { PrintButton } from "@/components/ui/print-button";
import { ShopQrCode } from "@/components/leaflet/shop-qr-code";
import { PageHeader } from "@/components/layout/page-header";
import { Footer } from "@/components/layout/footer";
import { Logo } from "@/components/pictures/logo";
import { MithilaBand } from "@/components/pictures/mithila-band";
import { anchors } from "@/lib/language/anchors";
import type { Config } from "@/lib/shop/config";
import type { Copy } from "@/lib/copy/copy";
import { fill } from "@/lib/language/text-template";
import { callLink, chatLink } from "@/lib/shop/contact-links";
import { pathTo, typedAddress, wholeAddress } from "@/lib/language/paths";
import { readablePhoneNumber } from "@/lib/shop/phone-number";

const steps = ["scan", "choose", "send"] as const;

/** One printed page that tells a household what there is, what it costs and how to order it. */
export function LeafletPage({ copies, config }: { copies: Copies; config: Config }) {
  const [copy] = copies;
  return (
    <>
      <PageHeader copy={copy} path={pathTo(copy.language, "leaflet")} />
      <main id={anchors.content} tabIndex={-1} className="leaflet-page">
        <div className="leaflet-toolbar">
          <p>{copy.leaflet.intro}</p>
          <PrintButton text={copy.leaflet.print} />
        </div>
        <article aria-labelledby="brand" className="leaflet">
          <MithilaBand />
          <Head copies={copies} />
          <PriceList copies={copies} soldOut={config.soldOut} />
          <p className="leaflet-delivery">
            <BilingualText copies={copies} text={({ home }) => home.services.delivery.text} />
          </p>
          <div className="leaflet-order">
            <Code copies={copies} siteUrl={config.siteUrl} />
            <Steps copies={copies} />
          </div>
          <Numbers copies={copies} config={config} />
          <Imprint copy={copy} config={config} />
          <MithilaBand />
        </article>
      </main>
      <Footer copy={copy} config={config} />
    </>
  );
}

function Head({ copies }: { copies: Copies }) {
  const [{ brand }, second] = copies;
  return (
    <header className="leaflet-head">
      <Logo className="leaflet-logo" />
      <div>
        <h1 id="brand" className="font-display">
          {brand.native ? (
            <>
              <span lang="hi" className="native-name">
                {brand.native}
              </span>{" "}
              · {brand.name}
            </>
          ) : (
            <>
              {brand.name} · <span lang={second.language}>{second.brand.name}</span>
            </>
          )}
        </h1>
        <p>
          <BilingualText copies={copies} text={(copy) => copy.home.tagline} />
        </p>
      </div>
    </header>
  );
}

function Code({ copies, siteUrl }: { copies: Copies; siteUrl: string }) {
  const [copy] = copies;
  const address = wholeAddress(siteUrl, pathTo(copy.language, "home"));
  return (
    <div className="leaflet-scan">
      <ShopQrCode
        address={address}
        label={fill(copy.leaflet.qrCode, { address: typedAddress(address) })}
      />
      <p className="leaflet-address">{typedAddress(address)}</p>
    </div>
  );
}

function Steps({ copies }: { copies: Copies }) {
  return (
    <section aria-labelledby="how-to-order">
      <h2 id="how-to-order">
        <BilingualText copies={copies} text={({ leaflet }) => leaflet.howToOrder} />
      </h2>
      <ol className="leaflet-steps">
        {steps.map((step) => (
          <li key={step}>
            <BilingualText copies={copies} text={({ leaflet }) => leaflet.steps[step]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Numbers({ copies, config }: { copies: Copies; config: Config }) {
  const [{ contact }] = copies;
  return (
    <dl className="leaflet-numbers">
      <div>
        <dt>
          <BilingualText copies={copies} text={({ leaflet }) => leaflet.whatsapp} />
        </dt>
        <dd>
          <a href={chatLink(config.whatsapp, contact.greeting)} target="_blank" rel="noopener">
            {readablePhoneNumber(`+${config.whatsapp}`)}
          </a>
        </dd>
      </div>
      <div>
        <dt>
          <BilingualText copies={copies} text={({ leaflet }) => leaflet.call} />
        </dt>
        <dd>
          <a href={callLink(config.phone)}>{config.phone}</a>
        </dd>
      </div>
    </dl>
  );
}

/** Who stands behind the leaflet, and where. */
function Imprint({ copy, config }: { copy: Copy; config: Config }) {
  const { footer, language } = copy;
  const lines = [
    `${footer.office}: ${config.officeAddress[language].join(", ")}`,
    `${footer.farm}: ${config.farmAddress[language].join(", ")}`,
    config.legalName[language],
    config.fssaiLicence && fill(footer.licence, { number: config.fssaiLicence }),
  ].filter((line) => line !== undefined);
  return (
    <ul className="leaflet-imprint">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
