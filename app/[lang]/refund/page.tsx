import type { ReactNode } from "react";
import { getCopy, metadataOf } from "@/components/content";
import { Frame } from "@/components/layout/frame";
import { CallLink, ChatLink, MailLink } from "@/components/ui/links";

export const generateMetadata = metadataOf("refund");

export default async function Page() {
  const { buttons, refund } = await getCopy();
  const { help } = refund;
  const question = { message: help.question, text: buttons.chat, about: help.heading };
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
          <Help name={help.phone} way={<CallLink className="text-link" />} />
          <Help name={help.chat} way={<ChatLink {...question} className="text-link" />} />
          <Help name={help.email} way={<MailLink />} />
          <Help name={help.hours} way={<p className="py-2.5">{emphasized(help.span)}</p>} />
        </dl>
      </section>
    </Frame>
  );
}

const Help = ({ name, way }: { name: string; way: ReactNode }) => (
  <div>
    <dt className="text-small text-ink-soft">{name}</dt>
    <dd>{way}</dd>
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
