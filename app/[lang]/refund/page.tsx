import { NewTabLink } from "@/components/ui/new-tab";
import { Frame } from "@/components/layout/frame";
import { getContent } from "@/components/content";
import { pageMetadata } from "@/lib/seo/metadata";
import { callLink, chatLink } from "@/lib/shop/links";

export const generateMetadata = async () => pageMetadata(await getContent(), "refund");

export default async function Page() {
  const { copy, config } = await getContent();
  const { refund } = copy;
  const { help } = refund;
  return (
    <Frame page="refund" className="page-width section max-w-3xl">
      <h1 className="font-display text-heading">{refund.heading}</h1>
      <p className="mt-4 text-lead">{refund.intro}</p>
      {refund.sections.map(({ heading, text, rules }, index) => (
        <section key={heading} className="mt-10 break-inside-avoid">
          <h2 className="small-heading">
            <span className="mr-1 text-heading/none text-terracotta">{`${index + 1} `}</span>
            <span>{heading}</span>
          </h2>
          {text && <p className="mt-2">{text}</p>}
          {rules && (
            <ul className="policy-rules">
              {rules.map((rule) => (
                <li key={rule}>
                  <EmphasizedText text={rule} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section aria-labelledby="help" className="card mt-12 p-[24px]">
        <h2 id="help" className="small-heading">
          {help.heading}
        </h2>
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
          <div>
            <dt className="text-small text-ink-soft">{help.phone}</dt>
            <dd>
              <a href={callLink(config.phone)} className="text-link">
                {config.phone}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-small text-ink-soft">{help.chat}</dt>
            <dd>
              <NewTabLink
                href={chatLink(config.whatsapp, help.question)}
                text={copy.contact.chat}
                about={help.heading}
                className="text-link"
              />
            </dd>
          </div>
          <div>
            <dt className="text-small text-ink-soft">{help.email}</dt>
            <dd>
              <a href={`mailto:${config.email}`} className="text-link">
                {config.email}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-small text-ink-soft">{help.hours}</dt>
            <dd className="py-2.5">
              <EmphasizedText text={help.span} />
            </dd>
          </div>
        </dl>
      </section>
    </Frame>
  );
}

/** A text whose parts between asterisks are bold and never wrap: `within *2 hours* of delivery`. */
function EmphasizedText({ text }: { text: string }) {
  // Every second part was between asterisks.
  return text.split("*").map((part, index) =>
    index % 2 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <strong key={index} className="font-bold whitespace-nowrap text-terracotta-dark">
        {part}
      </strong>
    ),
  );
}
