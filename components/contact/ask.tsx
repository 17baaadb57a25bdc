import { config } from "@/components/content";
import { chatLink } from "@/lib/shop/links";

interface AskLinkProps {
  text: string;
  /** What the question is about, for screen readers that list links without their context. */
  about: string;
  question: string;
  className: string;
}

/** A link that opens the chat with a prefilled question. */
export function AskLink({ text, about, question, className }: AskLinkProps) {
  return (
    <a
      href={chatLink(config.whatsapp, question)}
      target="_blank"
      rel="noopener"
      aria-label={`${text}: ${about}`}
      className={className}
    >
      {text}
    </a>
  );
}
