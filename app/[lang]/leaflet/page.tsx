import { correction, generate } from "lean-qr";
import { toSvgDataURL } from "lean-qr/extras/svg";
import { config, getCopy, metadataOf } from "@/components/content";
import { Frame } from "@/components/layout/frame";
import { Logo } from "@/components/ui/drawings";
import { CallLink, ChatLink } from "@/components/ui/links";
import { PrintButton } from "@/components/ui/print";
import { copyIn, en, type Copy } from "@/lib/copy";
import { otherLanguage } from "@/lib/language";
import { pathTo, wholeAddress } from "@/lib/paths";
import { itemsLeft, itemsOf, products, type ProductId } from "@/lib/shop/catalogue";
import { fill, formatRupees } from "@/lib/shop/format";
import { formatPhone } from "@/lib/shop/phone";

export const generateMetadata = metadataOf("leaflet");

/**
 * A web page on a screen, and on paper one A4 sheet, which media queries take for a large phone. Nothing is said by
 * colour alone, since browsers print no backgrounds. It has to stay one sheet: tests/e2e/leaflet.spec.ts prints it.
 */
export default async function Page() {
  const copy = await getCopy();
  const { leaflet, footer, language, brand } = copy;
  const address = wholeAddress(config.SITE_URL, pathTo(language, "home"));
  // As people type it.
  const shortAddress = address.replace(/^https?:\/\//, "");
  // Level Q: readable even if a quarter of it is smudged, folded or faded.
  const qrCode = generate(address, { minCorrectionLevel: correction.Q });
  // What the law asks a business to name.
  const imprint = [
    `${footer.office}: ${config[language].OFFICE_ADDRESS.join(", ")}`,
    `${footer.farm}: ${config[language].FARM_ADDRESS.join(", ")}`,
    config[language].LEGAL_NAME,
    config.FSSAI_LICENCE && fill(footer.licence, { number: config.FSSAI_LICENCE }),
  ];
  const both = bilingual(copy);
  const isSoldOut = (id: ProductId) => itemsLeft(id, config.SOLD_OUT).length === 0;
  const soldOutLabel = (
    <p className="flex flex-wrap items-baseline gap-x-2 font-bold">
      {both((words) => words.soldOut.label)}
    </p>
  );

  return (
    <Frame page="leaflet" className="not-print:pb-12">
      <div className="mx-auto flex min-h-12 w-full max-w-4xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-gutter py-5 print:hidden">
        <p className="max-w-md grow basis-60">{leaflet.intro}</p>
        <PrintButton text={copy.buttons.print} />
      </div>
      <article data-paper="" className="leaflet">
        <div className="band print:block" />
        <header className="flex flex-wrap items-center gap-4 py-6 print:py-2">
          <Logo className="w-16 shrink-0 text-terracotta-dark sm:w-24" />
          <div className="grow basis-40">
            {/* Below 1100 px each name has a line of its own, so that neither moves when the display face arrives. */}
            <h1 className="font-display text-heading leading-[1.35] text-terracotta-dark *:inline-block not-print:*:max-lg:block not-print:*:even:max-lg:hidden print:text-[30pt]">
              <span lang="hi">{brand.native || brand.name}</span>
              <span>&nbsp;·&nbsp;</span>
              <span lang="en">{en.brand.name}</span>
            </h1>
            <p className="mt-1 font-semibold">{both(({ home }) => home.tagline)}</p>
          </div>
        </header>

        {/* The name and the sizes grow in the ratio of their widths (1 to 1.75), so that the columns of all products align. */}
        <div className="*:flex *:flex-wrap *:items-center *:gap-x-4 *:gap-y-2 *:border-t *:border-line-strong *:py-3 print:flex print:flex-1 print:flex-col *:print:flex-1 *:print:py-0">
          {products.map(({ id }) => (
            <section key={id} aria-labelledby={id}>
              <div className="grow basis-40">
                <h2 id={id} className="small-heading print:text-[1.375em]">
                  {both((words) => words.productNames[id])}
                </h2>
                {isSoldOut(id) && soldOutLabel}
              </div>
              <dl className="grid grow-[1.75] basis-70 grid-cols-[repeat(auto-fill,minmax(max(25%,4.25em),1fr))] gap-y-2">
                {itemsOf(id).map(({ id: item, size, rupees }) => (
                  <div key={item}>
                    <dt className="text-[max(0.8em,10pt)]">{both(({ sizes }) => sizes[size])}</dt>
                    <dd className="text-[1.5em] leading-[1.3] font-bold tabular-nums">
                      {formatRupees(rupees)}
                    </dd>
                    {!isSoldOut(id) && config.SOLD_OUT.includes(item) && <dd>{soldOutLabel}</dd>}
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <p className="border-y-2 py-3 text-center font-semibold print:py-2">
          {both(({ home }) => home.services.delivery.text)}
        </p>

        <div className="flex flex-wrap items-center gap-x-10 gap-y-6 py-6 print:py-2">
          <div className="mx-auto max-w-64 text-center">
            <img
              src={toSvgDataURL(qrCode, { on: "black", off: "white" })}
              alt={fill(leaflet.qrCode, { address: shortAddress })}
              className="mx-auto aspect-square w-48 max-w-full print:w-[40mm]"
            />
            <p className="font-bold wrap-anywhere">{shortAddress}</p>
          </div>
          <section className="grow basis-52">
            <h2 className="small-heading print:text-[1.375em]">
              {both((words) => words.leaflet.howToOrder)}
            </h2>
            <ol className="mt-2 grid gap-2">
              {leaflet.steps.map((step, index) => (
                <li key={step} className="numbered pl-8 before:text-title">
                  {both((words) => words.leaflet.steps[index] ?? "")}
                </li>
              ))}
            </ol>
          </section>
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-3 border-t border-line-strong py-3 wrap-anywhere tabular-nums *:grow *:basis-56 print:block print:py-1 *:print:flex *:print:items-center">
          <div>
            <dt className="print:w-[38%]">{both(({ productsPage }) => productsPage.form.order)}</dt>
            <dd className="text-[1.5em] leading-[1.3] font-bold print:text-[28pt]/[1.1]">
              <ChatLink
                text={formatPhone(config.WHATSAPP_NUMBER)}
                className="text-link print:min-h-0"
              />
            </dd>
          </div>
          <div>
            <dt className="print:w-[38%]">{both((words) => words.leaflet.call)}</dt>
            <dd className="text-[1.5em] leading-[1.3] font-bold print:text-[28pt]/[1.1]">
              <CallLink className="text-link print:min-h-0" />
            </dd>
          </div>
        </dl>
        <ul className="flex flex-wrap gap-x-6 border-t border-line-strong py-3 text-[max(0.8em,10pt)] wrap-anywhere print:py-1">
          {imprint.map((line) => line && <li key={line}>{line}</li>)}
        </ul>
        {/* Not on phones, where the footer follows at once and begins with a band of its own. */}
        <div className="band hidden md:block print:block" />
      </article>
    </Frame>
  );
}

/** Shows texts in both languages, each on a line of its own, with this language first. */
function bilingual(copy: Copy) {
  const second = copyIn[otherLanguage(copy.language)];
  return (textIn: (words: Copy) => string) => (
    <>
      <span className="block">{`${textIn(copy)} `}</span>
      <span
        lang={second.language}
        className="block font-sans text-[max(0.8em,10pt)] font-normal not-print:text-ink-soft"
      >
        {textIn(second)}
      </span>
    </>
  );
}
