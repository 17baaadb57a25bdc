import { chatLink } from "@/lib/shop/links";

/** A link that opens the chat with a prefilled question. */
export function AskOnWhatsAppLink({
  text,
  about,
  question,
  whatsapp,
  className,
}: {
  text: string;
  /** What the question is about, for screen readers that list links without their context. */
  about: string;
  question: string;
  /** Digits only, with the country code. */
  whatsapp: string;
  className: string;
}) {
  return (
    <a
      href={chatLink(whatsapp, question)}
      target="_blank"
      rel="noopener"
      aria-label={`${text}: ${about}`}
      className={className}
    >
      {text}
    </a>
  );
}
