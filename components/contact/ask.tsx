interface AskLinkProps {
  /** The chat with a prefilled question. */
  href: string;
  text: string;
  /** What the question is about, for screen readers that list links without their context. */
  about: string;
  className: string;
}

/** A link that asks in the chat. */
export function AskLink({ href, text, about, className }: AskLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${text}: ${about}`}
      className={className}
    >
      {text}
    </a>
  );
}
