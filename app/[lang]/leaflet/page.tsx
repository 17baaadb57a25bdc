import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { config, getCopy, metadataOf } from "@/components/content";
import { Frame } from "@/components/layout/frame";
import { Logo } from "@/components/ui/drawings";
import { PrintButton } from "@/components/ui/print";
import { copyIn, en, type Content, type Copy } from "@/lib/copy";
import { otherLanguage } from "@/lib/language";
import { pathTo, wholeAddress } from "@/lib/paths";
import { itemsLeft, itemsOf, products, type ProductId, type SoldOut } from "@/lib/shop/catalogue";
import { formatRupees } from "@/lib/shop/format";
import { formatPhone } from "@/lib/shop/phone";
import { callLink, chatLink } from "@/lib/shop/links";
import { fill } from "@/lib/fill";

export const generateMetadata = metadataOf("leaflet");

/**
 * The leaflet: products, prices and how to order, in both languages, with the language of the page first. The
 * same markup is a web page on a screen and one A4 sheet on paper, which media queries take for a large phone.
 * Nothing is said by colour alone, because browsers print no backgrounds and some printers no colours. It has to
 * stay one sheet, whatever is sold out and however long the facts are: tests/e2e/leaflet.spec.ts prints it.
 */
export default async function Page() {
  const copy = await getCopy();
  const { leaflet, footer, language } = copy;
  const { name, native } = copy.brand;
  const address = wholeAddress(config.siteUrl, pathTo(language, "home"));
  // As people type it.
  const shortAddress = address.replace(/^https?:\/\//, "");
  // What the law asks a business to name.
  const imprint = [
    `${footer.office}: ${config.officeAddress[language].join(", ")}`,
    `${footer.farm}: ${config.farmAddress[language].join(", ")}`,
    config.legalName[language],
    config.fssaiLicence && fill(footer.licence, { number: config.fssaiLicence }),
  ].filter((line) => line !== undefined);
  return (
    <Frame page="leaflet" className="not-print:pb-12">
      <div className="mx-auto flex min-h-12 w-full max-w-4xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-gutter py-5 print:hidden">
        <p className="max-w-md grow basis-60">{leaflet.intro}</p>
        <PrintButton text={copy.buttons.print} />
      </div>
      <article aria-labelledby="brand" data-paper="" className="leaflet">
        <div className="band print:block" />
        <header className="flex flex-wrap items-center gap-4 py-6 print:py-2">
          <Logo className="w-16 shrink-0 text-terracotta-dark sm:w-24" />
          <div className="grow basis-40">
            {/* Below 1100 px each name has a line of its own, so that neither moves when the display face arrives. */}
            <h1
              id="brand"
              className="font-display text-heading leading-[1.35] text-terracotta-dark print:text-[30pt]"
            >
              <span lang="hi" className="block lg:inline-block print:inline-block">
                {native || name}
              </span>
              <span className="hidden lg:inline print:inline"> · </span>
              <span lang="en" className="block lg:inline-block print:inline-block">
                {en.brand.name}
              </span>
            </h1>
            <p className="mt-1 font-semibold">
              <Bilingual text={({ home }) => home.tagline} />
            </p>
          </div>
        </header>

        <section aria-labelledby="prices" className="print:flex print:flex-1 print:flex-col">
          <h2 id="prices" className="sr-only">
            {leaflet.prices}
          </h2>
          {products.map(({ id }) => (
            <ProductPrices key={id} id={id} soldOut={config.soldOut} />
          ))}
        </section>
        <p className="border-y-2 py-3 text-center font-semibold print:py-2">
          <Bilingual text={({ home }) => home.services.delivery.text} />
        </p>

        <div className="flex flex-wrap items-center gap-x-10 gap-y-6 py-6 print:py-2">
          <div className="mx-auto max-w-64 text-center">
            <QrCode text={address} label={fill(leaflet.qrCode, { address: shortAddress })} />
            <p className="font-bold wrap-anywhere">{shortAddress}</p>
          </div>
          <section aria-labelledby="how-to-order" className="grow basis-52">
            <h2 id="how-to-order" className="small-heading print:text-[1.375em]">
              <Bilingual text={(words) => words.leaflet.howToOrder} />
            </h2>
            <ol className="mt-2 grid gap-2">
              {leaflet.steps.map((step, index) => (
                <li key={step} className="numbered pl-8 before:text-title">
                  <Bilingual text={(words) => words.leaflet.steps[index] ?? ""} />
                </li>
              ))}
            </ol>
          </section>
        </div>
        <Contacts copy={copy} config={config} />
        <ul className="flex flex-wrap gap-x-6 border-t border-line-strong py-3 text-[max(0.8em,10pt)] wrap-anywhere print:py-1">
          {imprint.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {/* Not on phones, where the footer follows at once and begins with a band of its own. */}
        <div className="band hidden md:block print:block" />
      </article>
    </Frame>
  );
}

/** The name and the sizes grow in the ratio of their widths (1 to 1.75), so that the columns of all products align. */
function ProductPrices({ id, soldOut }: { id: ProductId; soldOut: SoldOut }) {
  const isAvailable = itemsLeft(id, soldOut).length > 0;
  const soldOutLabel = (
    <p className="flex flex-wrap items-baseline gap-x-2 font-bold">
      <Bilingual text={(words) => words.soldOut.label} />
    </p>
  );
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-strong py-3 print:flex-1 print:py-0"
    >
      <div className="grow basis-40">
        <h3 id={id} className="small-heading print:text-[1.375em]">
          <Bilingual text={(words) => words.productNames[id]} />
        </h3>
        {!isAvailable && soldOutLabel}
      </div>
      <dl className="grid grow-[1.75] basis-70 grid-cols-[repeat(auto-fill,minmax(max(25%,4.25em),1fr))] gap-y-2">
        {itemsOf(id).map((item) => (
          <div key={item.id}>
            <dt className="text-[max(0.8em,10pt)]">
              <Bilingual text={({ sizes }) => sizes[item.size]} />
            </dt>
            <dd className="text-[1.5em] leading-[1.3] font-bold tabular-nums">
              {formatRupees(item.rupees)}
            </dd>
            {isAvailable && soldOut.includes(item.id) && <dd>{soldOutLabel}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Contacts({ copy, config: { whatsapp, phone } }: Content) {
  const numbers = [
    {
      label: (words: Copy) => words.productsPage.form.order,
      href: chatLink(whatsapp, copy.order.greeting),
      number: formatPhone(whatsapp),
    },
    { label: (words: Copy) => words.leaflet.call, href: callLink(phone), number: phone },
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 border-t border-line-strong py-3 wrap-anywhere tabular-nums *:grow *:basis-56 print:block print:py-1">
      {numbers.map(({ href, number, label }) => (
        <div key={href} className="print:flex print:items-center">
          <dt className="print:w-[38%]">
            <Bilingual text={label} />
          </dt>
          <dd className="text-[1.5em] leading-[1.3] font-bold print:text-[28pt]/[1.1]">
            <a href={href} className="text-link print:min-h-0">
              {number}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function QrCode({ text, label }: { text: string; label: string }) {
  // Level Q: readable even if a quarter of it is smudged, folded or faded.
  const code = generate(text, { minCorrectionLevel: correction.Q });
  // Cameras need a margin of four modules on each side (ISO/IEC 18004).
  const size = code.size + 8;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-48 max-w-full print:w-[40mm]"
    >
      <rect x={-4} y={-4} width={size} height={size} fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  );
}

/** A text in both languages, each on a line of its own, with the language of the page first. */
async function Bilingual({ text }: { text: (copy: Copy) => string }) {
  const copy = await getCopy();
  const second = copyIn[otherLanguage(copy.language)];
  return (
    <>
      <span className="block">{`${text(copy)} `}</span>
      <span
        lang={second.language}
        className="block font-sans text-[max(0.8em,10pt)] font-normal not-print:text-ink-soft"
      >
        {text(second)}
      </span>
    </>
  );
}
