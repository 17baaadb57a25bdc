interface AskLinkProps {
  /** The chat, with a prefilled question or a greeting. */
  href: string;
  text: string;
  /** What a question is about, for screen readers that list links without their context. */
  about?: string;
  className: string;
}

/** A link to the chat. */
export function AskLink({ href, text, about, className }: AskLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={about && `${text}: ${about}`}
      className={className}
    >
      {text}
    </a>
  );
}
