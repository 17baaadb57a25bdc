interface NewTabLinkProps {
  href: string;
  text: string;
  /** What a question in the chat is about, for screen readers that list links without their context. */
  about?: string;
  title?: string;
  className: string;
}

/** A link out of the shop: to the chat, or to a profile. */
export function NewTabLink({ href, text, about, title, className }: NewTabLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={about && `${text}: ${about}`}
      title={title}
      className={className}
    >
      {text}
    </a>
  );
}
