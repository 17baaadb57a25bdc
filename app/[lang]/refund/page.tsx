import type { ReactNode } from "react";
import { ChatLink } from "@/components/contact/chat-link";
import { getContent } from "@/components/content";
import { Frame } from "@/components/layout/frame";
import { pageMetadata } from "@/lib/seo/metadata";
import { callLink } from "@/lib/shop/links";

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
                <li key={rule}>{emphasized(rule)}</li>
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
          <Help name={help.phone}>
            <a href={callLink(config.phone)} className="text-link">
              {config.phone}
            </a>
          </Help>
          <Help name={help.chat}>
            <ChatLink
              message={help.question}
              text={copy.buttons.chat}
              about={help.heading}
              className="text-link"
            />
          </Help>
          <Help name={help.email}>
            <a href={`mailto:${config.email}`} className="text-link">
              {config.email}
            </a>
          </Help>
          <Help name={help.hours}>
            <p className="py-2.5">{emphasized(help.span)}</p>
          </Help>
        </dl>
      </section>
    </Frame>
  );
}

const Help = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-small text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A text whose parts between asterisks are bold and never wrap: `within *2 hours* of delivery`. */
const emphasized = (text: string) =>
  text.split("*").map((part, index) =>
    index % 2 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <strong key={index} className="font-bold whitespace-nowrap text-terracotta-dark">
        {part}
      </strong>
    ),
  );
