interface NewTabLinkProps {
  href: string;
  text: string;
  /** What the link is about, for screen readers that list links without the text around them. */
  about?: string;
  title?: string;
  className: string;
}

/** A link out of the shop, to a chat or to a profile, which opens in a new tab. */
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
